import { accountCode, credit, debit, type PostingLine } from '@freightdesk/ledger-contract';
import { type BusinessDate, formatBusinessDate } from '@freightdesk/shared-calendar';
import { type CurrencyCode, formatPaise } from '@freightdesk/shared-money';
import { type TaxHeads, taxOf } from '@freightdesk/tax-contract';
import { advanceTaxLines, advanceTaxTaken, type TaxedAdvance, taxedPart } from './advance-tax.rules';
import type { ExpenseFigures } from './expense-gst.rules';
import type { PaymentDirection, PaymentStatus } from './payment.kinds';
import type { PaymentProblem } from './payment.problem';

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

/** Whether there is something to give back: what a customer paid ahead, in rupees. */
export const mayRefund = ({ direction, status, currency, party, unallocatedMinor }: RefundedReceipt): boolean =>
  direction === 'RECEIPT' && status === 'POSTED' && currency === 'INR' && party !== null && unallocatedMinor > 0;

export const standingRefunds = <One extends Refund>(refunds: readonly One[]): One[] =>
  refunds.filter(({ reversedOn }) => reversedOn === null);

/** Since when there was as much ahead as now: the receipt, or what came off an invoice or back from a refund later. */
const aheadSince = ({ date, allocations, refunds }: RefundedReceipt): BusinessDate =>
  [
    ...allocations.filter(({ amountMinor }) => amountMinor < 0).map((takenOff) => takenOff.date),
    ...refunds.flatMap(({ reversedOn }) => reversedOn ?? []),
  ].reduce((last, day) => (day > last ? day : last), date);

/** Everything that stands in the way of giving so much back on that day, each at its field. */
export function refundProblems(
  receipt: RefundedReceipt,
  { amountMinor, date }: { amountMinor: number; date: BusinessDate },
): PaymentProblem[] {
  const { number, unallocatedMinor } = receipt;
  const since = aheadSince(receipt);
  const problems: PaymentProblem[] = [];
  if (date < since) {
    const message = 'The advance of {{number}} stands since {{day}}: it is not given back before.';
    const values = { number, day: formatBusinessDate(since) };
    problems.push({ field: 'date', code: 'before_advance', message, values });
  }
  if (amountMinor > unallocatedMinor) {
    const message = 'Of {{number}} ₹ {{left}} is left to give back: enter no more.';
    const values = { number, left: formatPaise(unallocatedMinor) };
    problems.push({ field: 'amountMinor', code: 'over_refunded', message, values });
  }
  return problems;
}

export interface RefundedFigures {
  /** The advance with tax within it that goes, and that tax; null where none of it bore any. */
  tax: (ExpenseFigures & { advancePaise: number }) | null;
  leftPaise: number;
  leftTaxPaise: number;
}

const noTax: TaxHeads = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };

/** What goes back of an advance and of the tax within it: what was taxed goes first, and the last part takes what is left. */
export function refundedFigures(
  { unallocatedMinor, advanceTax }: Pick<RefundedReceipt, 'unallocatedMinor' | 'advanceTax'>,
  amountMinor: number,
): RefundedFigures {
  const leftPaise = unallocatedMinor - amountMinor;
  if (!advanceTax) return { tax: null, leftPaise, leftTaxPaise: 0 };
  const { left } = advanceTax;
  const advancePaise = taxedPart({ advancePaise: advanceTax.advancePaise, leftPaise: left.advancePaise }, amountMinor);
  const taken = advancePaise > 0 ? { ...advanceTaxTaken(advanceTax, left, advancePaise), advancePaise } : null;
  return { tax: taken, leftPaise, leftTaxPaise: taxOf(left) - taxOf(taken ?? noTax) };
}

/** Dr customer advances, Cr bank; and of the tax within the advance Dr the output heads, Cr GST on advances. */
export function refundVoucher(
  { partyId, gstRate, tax }: { partyId: string; gstRate: string | null; tax: TaxHeads | null },
  { bankCode, paise }: { bankCode: string; paise: number },
): PostingLine[] {
  const facts = { partyId, currency: 'INR', currencyMinor: paise, exchangeRate: '1' } as const;
  return [
    ...debit(accountCode.customerAdvances, paise, facts),
    ...credit(bankCode, paise),
    ...(tax && gstRate !== null ? advanceTaxLines(tax, { gstRate, partyId, isUsed: true }) : []),
  ];
}
