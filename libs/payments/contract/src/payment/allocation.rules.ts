import type { CurrencyCode } from '@freightdesk/shared-money';
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
  allocations.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** The invoice that an amount settles to the paisa; none where several do, since only the customer knows which. */
export function exactInvoice<Invoice extends Pick<OpenInvoice, 'outstandingMinor'>>(
  amountMinor: number,
  invoices: readonly Invoice[],
): Invoice | undefined {
  const [first, ...others] = invoices.filter(({ outstandingMinor }) => outstandingMinor === amountMinor);
  return others.length === 0 ? first : undefined;
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
    const message = '{{number}} is in {{invoiceCurrency}}, the receipt in {{currency}}.';
    const values = { number, invoiceCurrency: invoice.currency, currency };
    return { field: at('invoiceId'), code: 'currency_mismatch', message, values };
  }
  if (amountMinor > invoice.outstandingMinor) {
    const message = 'On {{number}} {{outstanding}} is outstanding: this is {{excess}} too much.';
    const outstanding = amountText(invoice.outstandingMinor, currency);
    const excess = amountText(amountMinor - invoice.outstandingMinor, currency);
    return { field: at('amountMinor'), code: 'over_allocated', message, values: { number, outstanding, excess } };
  }
  return null;
}

function totalProblem({ allocations, allocatableMinor, currency }: AllocationTerms): PaymentProblem | null {
  const excess = allocatedMinor(allocations) - allocatableMinor;
  if (excess <= 0) return null;
  const message = 'The invoices take {{excess}} more than there is to allocate.';
  return { field: 'allocations', code: 'over_allocated', message, values: { excess: amountText(excess, currency) } };
}

/**
 * Gives an amount out to the oldest invoices first, each in full until the amount ends (Contract Act 1872, s.61: where
 * neither side says which debt is paid, debts are discharged in order of time). Invoices of another currency are left out.
 */
export function oldestFirst(
  availableMinor: number,
  invoices: readonly OpenInvoice[],
  currency: CurrencyCode,
): Allocation[] {
  const byAge = invoices
    .filter((invoice) => invoice.currency === currency && invoice.outstandingMinor > 0)
    .sort((a, b) => compareText(a.date, b.date) || compareText(a.number, b.number));
  let left = Math.max(availableMinor, 0);
  return byAge.flatMap(({ id, outstandingMinor }) => {
    const amountMinor = Math.min(left, outstandingMinor);
    left -= amountMinor;
    return amountMinor > 0 ? [{ invoiceId: id, amountMinor }] : [];
  });
}

const compareText = (a: string, b: string): number => Number(a > b) - Number(a < b);
