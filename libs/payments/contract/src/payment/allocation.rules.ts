import { type CurrencyCode, sum } from '@freightdesk/shared-money';
import type { PaymentAmounts } from './payment-amount.rules';
import { amountText, type PaymentProblem } from './payment.problem';

/** How much of a payment goes to one invoice, in the currency that both share. */
export interface Allocation {
  invoiceId: string;
  amountMinor: number;
}

/** What allocation needs to know of an issued invoice. */
export interface OpenInvoice {
  id: string;
  number: string;
  partyId: string;
  date: string;
  currency: string;
  outstandingMinor: number;
}

export interface AllocationTerms {
  partyId: string;
  currency: CurrencyCode;
  /** What there is to give out: of a new receipt all of it, of an earlier one what is left. */
  allocatableMinor: number;
  allocations: readonly Allocation[];
  /** The invoices named; one that is missing here is not open. */
  invoices: readonly OpenInvoice[];
}

export const allocatedMinor = (allocations: readonly Pick<Allocation, 'amountMinor'>[]): number =>
  sum(allocations.map(({ amountMinor }) => amountMinor));

/** The invoice that an amount settles to the paisa; none where several do, since only the customer knows which. */
export function exactInvoice<Invoice extends Pick<OpenInvoice, 'outstandingMinor'>>(
  amountMinor: number,
  invoices: readonly Invoice[],
): Invoice | undefined {
  const [first, ...others] = invoices.filter(({ outstandingMinor }) => outstandingMinor === amountMinor);
  return others.length === 0 ? first : undefined;
}

/** From a bill tax is withheld as it is booked; a payment withholds only where it is an advance as a whole. */
export function withheldProblem({
  direction,
  tdsPaise = 0,
  amountMinor,
  allocations,
}: Pick<PaymentAmounts, 'direction' | 'tdsPaise' | 'amountMinor'> & {
  allocations: readonly Allocation[];
}): PaymentProblem | null {
  if (direction !== 'PAYMENT' || tdsPaise === 0) return null;
  // No rate of the law comes near it: it is a slip of the decimals.
  if (tdsPaise > amountMinor) {
    const over = 'More is withheld than is paid: enter the TDS of this advance.';
    return { field: 'tdsPaise', code: 'tds_over_paid', message: over };
  }
  if (allocations.length === 0) return null;
  const message = 'TDS of a bill is withheld as it is booked: with TDS all of this is an advance, without allocations.';
  return { field: 'tdsPaise', code: 'tds_of_advance', message };
}

/** What stands of each invoice: what was allocated less what was taken off again. */
export function standingAllocations(
  allocations: readonly { invoice: { id: string; number: string }; amountMinor: number }[],
): (Allocation & { number: string })[] {
  const standing = new Map<string, Allocation & { number: string }>();
  for (const { invoice, amountMinor } of allocations) {
    const before = standing.get(invoice.id)?.amountMinor ?? 0;
    standing.set(invoice.id, { invoiceId: invoice.id, number: invoice.number, amountMinor: before + amountMinor });
  }
  return [...standing.values()].filter(({ amountMinor }) => amountMinor !== 0);
}

/**
 * What stands in the way of taking invoices off a payment. What a vendor's debit gave to his other bills is taken off with
 * them, or the rest would settle more than was paid.
 */
export function deallocationProblems(
  standing: readonly Allocation[],
  invoiceIds: readonly string[],
  worthMinor: number,
): PaymentProblem[] {
  const unknown = invoiceIds.flatMap((asked, index): PaymentProblem[] => {
    const isSettled = standing.some(({ invoiceId }) => invoiceId === asked) && invoiceIds.indexOf(asked) === index;
    if (isSettled) return [];
    const message = 'This payment settles nothing of this invoice, or no longer does.';
    return [{ field: `invoiceIds.${index}`, code: 'not_allocated', message }];
  });
  const keptMinor = allocatedMinor(standing.filter(({ invoiceId }) => !invoiceIds.includes(invoiceId)));
  if (unknown.length > 0 || (keptMinor >= 0 && keptMinor <= worthMinor)) return unknown;
  const message = 'What is set off against each other comes off together: choose the other documents too.';
  return [{ field: 'invoiceIds', code: 'over_allocated', message }];
}

/** Everything that stands in the way of allocations, each at its field. */
export function allocationProblems(terms: AllocationTerms): PaymentProblem[] {
  const invoices = new Map(terms.invoices.map((invoice) => [invoice.id, invoice]));
  const problems = terms.allocations.map((allocation, index) => {
    const invoice = invoices.get(allocation.invoiceId);
    return repeatedProblem(terms.allocations, index) ?? invoiceProblem(invoice, allocation, index, terms);
  });
  return [...problems, totalProblem(terms)].filter((problem) => problem !== null);
}

function repeatedProblem(allocations: readonly Allocation[], index: number): PaymentProblem | null {
  const first = allocations.findIndex(({ invoiceId }) => invoiceId === allocations[index]?.invoiceId);
  if (first === index) return null;
  const message = 'This invoice is in the list already: put both amounts together.';
  return { field: `allocations.${index}.invoiceId`, code: 'allocated_twice', message };
}

function invoiceProblem(
  invoice: OpenInvoice | undefined,
  { amountMinor }: Allocation,
  index: number,
  { partyId, currency }: AllocationTerms,
): PaymentProblem | null {
  const at = (name: string) => `allocations.${index}.${name}`;
  if (!invoice) {
    const message = 'This invoice is not open: it is a draft, cancelled or not there.';
    return { field: at('invoiceId'), code: 'invoice_not_open', message };
  }
  const { number } = invoice;
  if (invoice.partyId !== partyId) {
    const message = '{{number}} is an invoice of another party.';
    return { field: at('invoiceId'), code: 'other_party', message, values: { number } };
  }
  if (invoice.currency !== currency) {
    const message = '{{number}} is in {{invoiceCurrency}}, the payment in {{currency}}.';
    const values = { number, invoiceCurrency: invoice.currency, currency };
    return { field: at('invoiceId'), code: 'currency_mismatch', message, values };
  }
  return amountProblem(invoice, amountMinor, { field: at('amountMinor'), currency });
}

/** What is outstanding may be below zero: what a vendor owes us is set against his other bills. */
function amountProblem(
  { number, outstandingMinor }: OpenInvoice,
  amountMinor: number,
  { field, currency }: { field: string; currency: CurrencyCode },
): PaymentProblem | null {
  const sign = outstandingMinor < 0 ? -1 : 1;
  const outstanding = amountText(outstandingMinor, currency);
  if (amountMinor * sign < 0) {
    const message = 'On {{number}} {{outstanding}} is outstanding: give it an amount of the same sign.';
    return { field, code: 'other_sign', message, values: { number, outstanding } };
  }
  const excessMinor = (amountMinor - outstandingMinor) * sign;
  if (excessMinor <= 0) return null;
  const message = 'On {{number}} {{outstanding}} is outstanding: this is {{excess}} too much.';
  const values = { number, outstanding, excess: amountText(excessMinor, currency) };
  return { field, code: 'over_allocated', message, values };
}

function totalProblem({ allocations, allocatableMinor, currency }: AllocationTerms): PaymentProblem | null {
  const sumMinor = allocatedMinor(allocations);
  if (sumMinor < 0) {
    const message = 'Together the invoices come to {{sum}}: give more to those that are to be paid.';
    return { field: 'allocations', code: 'below_nothing', message, values: { sum: amountText(sumMinor, currency) } };
  }
  const excess = sumMinor - allocatableMinor;
  if (excess <= 0) return null;
  const message = 'The invoices take {{excess}} more than there is to allocate.';
  return { field: 'allocations', code: 'over_allocated', message, values: { excess: amountText(excess, currency) } };
}

/**
 * Gives an amount out to the oldest invoices first, each in full until the amount ends (Contract Act 1872, s.61: where
 * neither side says which debt is paid, debts are discharged in order of time). What the party owes back is set off first, as far
 * as there is something to set it against. Invoices of another currency are left out.
 */
export function oldestFirst(
  availableMinor: number,
  invoices: readonly OpenInvoice[],
  currency: CurrencyCode,
): Allocation[] {
  const byAge = invoices
    .filter((invoice) => invoice.currency === currency)
    .sort((a, b) => compareText(a.date, b.date) || compareText(a.number, b.number));
  const owing = byAge.filter(({ outstandingMinor }) => outstandingMinor > 0);
  const owedBack = byAge.filter(({ outstandingMinor }) => outstandingMinor < 0);
  const setOffMinor = Math.min(outstandingOf(owing), -outstandingOf(owedBack));
  return [
    ...givenOut(setOffMinor, owedBack).map((one) => ({ ...one, amountMinor: -one.amountMinor })),
    ...givenOut(Math.max(availableMinor, 0) + setOffMinor, owing),
  ];
}

/** Whether there is something of one sign to set against something of the other, without any money. */
export const canSetOff = (
  invoices: readonly Pick<OpenInvoice, 'currency' | 'outstandingMinor'>[],
  currency: CurrencyCode,
): boolean => {
  const signs = invoices.filter((one) => one.currency === currency).map((one) => Math.sign(one.outstandingMinor));
  return signs.includes(1) && signs.includes(-1);
};

const outstandingOf = (invoices: readonly OpenInvoice[]) =>
  sum(invoices.map(({ outstandingMinor }) => outstandingMinor));

function givenOut(availableMinor: number, invoices: readonly OpenInvoice[]): Allocation[] {
  let left = availableMinor;
  return invoices.flatMap(({ id, outstandingMinor }) => {
    const amountMinor = Math.min(left, Math.abs(outstandingMinor));
    left -= amountMinor;
    return amountMinor > 0 ? [{ invoiceId: id, amountMinor }] : [];
  });
}

const compareText = (a: string, b: string): number => Number(a > b) - Number(a < b);
