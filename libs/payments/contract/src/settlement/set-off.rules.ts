import type { PostingLine } from '@freightdesk/ledger-contract';
import { type BusinessDate, formatBusinessDate } from '@freightdesk/shared-calendar';
import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { type CurrencyCode, shareOut, sum } from '@freightdesk/shared-money';
import {
  type Allocation,
  allocatedMinor,
  allocationProblems,
  oldestFirst,
  type OpenInvoice,
} from '../payment/allocation.rules';
import { amountText, type PaymentProblemCode } from '../payment/payment.problem';
import {
  balanced,
  type DocumentGain,
  owedLines,
  type PaymentVoucher,
  type SettledPart,
} from '../payment/payment-voucher.rules';

/** One party's documents: ours to the customer, and the vendor's. */
export interface TwoSides<Side> {
  sales: Side;
  bills: Side;
}

export interface SettlementProblem extends FieldProblem {
  code: PaymentProblemCode | 'unequal_sides' | 'before_document';
}

interface SetOffTerms extends TwoSides<readonly Allocation[]> {
  partyId: string;
  date: BusinessDate;
  currency: CurrencyCode;
}

/** What can be set off: in this currency, and owed rather than owed back. */
export const settable = <Invoice extends Pick<OpenInvoice, 'currency' | 'outstandingMinor'>>(
  invoices: readonly Invoice[],
  currency: CurrencyCode,
): Invoice[] => invoices.filter((one) => one.currency === currency && one.outstandingMinor > 0);

const outstandingOf = (invoices: readonly OpenInvoice[]): number =>
  sum(invoices.map(({ outstandingMinor }) => outstandingMinor));

/** As much as stands on both sides, given to the oldest documents of each first. */
export function proposedSetOff(
  { sales, bills }: TwoSides<readonly OpenInvoice[]>,
  currency: CurrencyCode,
): TwoSides<Allocation[]> {
  const open = { sales: settable(sales, currency), bills: settable(bills, currency) };
  const minor = Math.min(outstandingOf(open.sales), outstandingOf(open.bills));
  return { sales: oldestFirst(minor, open.sales, currency), bills: oldestFirst(minor, open.bills, currency) };
}

/** Everything that stands in a set-off's way, each at its field. */
export function setOffProblems(terms: SetOffTerms, documents: TwoSides<readonly OpenInvoice[]>): SettlementProblem[] {
  return [
    ...sideProblems('sales', terms, documents.sales),
    ...sideProblems('bills', terms, documents.bills),
    ...balanceProblems(terms),
  ];
}

function sideProblems(
  side: keyof TwoSides<unknown>,
  { partyId, currency, date, ...given }: SetOffTerms,
  invoices: readonly OpenInvoice[],
): SettlementProblem[] {
  const allocations = given[side];
  const terms = { partyId, currency, allocatableMinor: allocatedMinor(allocations), allocations, invoices };
  const problems = allocationProblems(terms).map((problem) => ({
    ...problem,
    field: problem.field.replace(/^allocations/, side),
    ...(problem.code === 'currency_mismatch' && {
      message: '{{number}} is in {{invoiceCurrency}}: what is set off against each other is in one currency.',
    }),
  }));
  const later = allocations.flatMap(({ invoiceId }): SettlementProblem[] => {
    const invoice = invoices.find(({ id }) => id === invoiceId);
    if (!invoice || invoice.date <= date) return [];
    const values = { number: invoice.number, day: formatBusinessDate(invoice.date) };
    return [{ field: 'date', code: 'before_document', message: '{{number}} is of {{day}}: choose that day or a later one.', values }]; // prettier-ignore
  });
  return [...problems, ...later];
}

/** Both sides come to one amount, or it is said what each comes to. */
export function balanceProblems({
  sales,
  bills,
  currency,
}: Pick<SetOffTerms, 'sales' | 'bills' | 'currency'>): SettlementProblem[] {
  const [ours, theirs] = [allocatedMinor(sales), allocatedMinor(bills)];
  if (ours === theirs) return [];
  const message = 'The invoices come to {{sales}}, the bills to {{bills}}: make both the same.';
  const values = { sales: amountText(ours, currency), bills: amountText(theirs, currency) };
  return [{ field: 'bills', code: 'unequal_sides', message, values }];
}

/**
 * Dr creditors as the bills stood, Cr debtors as the invoices did, each at its own rate and with the party. What the rates differ by is
 * exchange gain or loss, as where both had been paid. An invoice brings in what its part of the bills stood at, so what that is beside the
 * invoice's own worth is of the invoice's jobs.
 */
export const setOffVoucher = (
  partyId: string,
  { sales, bills }: TwoSides<readonly SettledPart[]>,
): PaymentVoucher & { amountPaise: number } => {
  const theirs = bills.flatMap((part) => owedLines({ partyId, direction: 'PAYMENT' }, part));
  const ours = sales.flatMap((part) => owedLines({ partyId, direction: 'RECEIPT' }, part));
  const gains = gainsOf(partyId, sales, -creditOf(theirs));
  return { ...balanced([...theirs, ...ours], gains), amountPaise: creditOf(ours) };
};

/** `broughtPaise` is what all bills stood at; of it each invoice has as much as it gives of the amount that both sides come to. */
function gainsOf(partyId: string, sales: readonly SettledPart[], broughtPaise: number): DocumentGain[] {
  const shares = shareOut(
    broughtPaise,
    sales.map(({ amountMinor }) => BigInt(amountMinor)),
  );
  return sales.map((part, index) => ({
    gainPaise: (shares[index] ?? 0) - creditOf(owedLines({ partyId, direction: 'RECEIPT' }, part)),
    jobs: part.invoice.jobs ?? [],
  }));
}

const creditOf = (lines: readonly PostingLine[]): number =>
  sum(lines.map(({ debitPaise, creditPaise }) => creditPaise - debitPaise));
