import type { DocumentsAsked } from '@freightdesk/invoices-contract';
import type { Allocation, PaymentDirection, SettledPart, TradeDirection } from '@freightdesk/payments-contract';
import { newId, type Tx } from '@freightdesk/shared-database';
import { type WriteContext, writtenBy } from '@freightdesk/shared-server-kit';
import type { OpenDocument, PaymentsPorts } from '../payments-ports';
import { jobPartsOf } from './job-parts.repository';
import { insertAllocations, type postedAllocations } from './allocation.repository';

interface Settling {
  direction: PaymentDirection;
  allocations: readonly Allocation[];
  abroad?: DocumentsAsked['abroad'];
}

/** The invoices that allocations name, held till commit. Asked for in one order, so that two payments never deadlock. */
export async function holdInvoices(
  tx: Tx,
  { direction, allocations, ...asked }: Settling,
  { documents }: Pick<PaymentsPorts, 'documents'>,
): Promise<OpenDocument[]> {
  const ids = [...new Set(allocations.map(({ invoiceId }) => invoiceId))].sort();
  if (ids.length === 0 || direction === 'EXPENSE') return [];
  const { abroad } = asked;
  const held = await documents[direction](tx, { ids, lock: true, ...(abroad && { abroad }) });
  return withJobs(tx, direction, held);
}

/** Rates differ of what is owed in another currency alone, and then what they bring is of the jobs of the document. */
async function withJobs(tx: Tx, direction: TradeDirection, held: readonly OpenDocument[]): Promise<OpenDocument[]> {
  const foreign = held.filter(({ currency }) => currency !== 'INR').map(({ id }) => id);
  const parts = await jobPartsOf(tx, direction, foreign);
  return held.map((invoice) => ({ ...invoice, ...(parts.has(invoice.id) && { jobs: parts.get(invoice.id) ?? [] }) }));
}

/** What of its bill's papers a payment need not be asked: it went abroad under its own. */
export const underOwnForm = ({ form15ca }: { form15ca?: string | null }): Pick<Settling, 'abroad'> =>
  form15ca ? { abroad: 'UNDER_OWN_FORM' } : {};

/** Each allocation with its invoice; the rules have seen to it that there is one. */
export const settlementsOf = (allocations: readonly Allocation[], invoices: readonly OpenDocument[]): SettledPart[] =>
  allocations.flatMap(({ invoiceId, amountMinor }) => {
    const invoice = invoices.find(({ id }) => id === invoiceId);
    return invoice ? [{ invoice, amountMinor }] : [];
  });

/** By what: a payment, or what settles without money. */
type By = { paymentId: string } | { settlementId: string };

type Posted = By & {
  direction: TradeDirection;
  voucherId: string;
  date: string;
};

/** Writes down what a voucher allocated: a receipt to invoices of ours, a payment to vendors' bills. */
export async function recordAllocations(
  { tx, actor, clock }: WriteContext,
  { direction, ...voucher }: Posted,
  allocations: readonly Allocation[],
): Promise<void> {
  await insertAllocations(
    tx,
    allocations.map(({ invoiceId, amountMinor }) => ({
      ...voucher,
      id: newId(),
      saleInvoiceId: direction === 'RECEIPT' ? invoiceId : null,
      purchaseInvoiceId: direction === 'PAYMENT' ? invoiceId : null,
      amountMinor,
      ...writtenBy({ clock, actor }),
    })),
  );
}

/** Each gets its negative under the mirror of the voucher that posted it, so that its document is outstanding again. */
export async function takeBackAllocations(
  allocations: Awaited<ReturnType<typeof postedAllocations>>,
  { date, mirrors }: { date: string; mirrors: ReadonlyMap<string, string> },
  { tx, actor, clock }: WriteContext,
): Promise<void> {
  await insertAllocations(
    tx,
    allocations.map(({ amountMinor, voucherId, ...between }) => ({
      ...between,
      id: newId(),
      amountMinor: -amountMinor,
      date,
      voucherId: mirrors.get(voucherId) ?? voucherId,
      ...writtenBy({ clock, actor }),
    })),
  );
}
