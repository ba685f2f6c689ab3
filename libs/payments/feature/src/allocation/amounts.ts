import type { Allocation, OutstandingInvoice } from '@freightdesk/payments-contract';

/** What is typed for each invoice, by its id: so an amount stays with its invoice when the list is read anew. */
export type Amounts = Record<string, number | null>;

/** The amounts of the invoices shown, as the server takes them. */
export const allocationsOf = (amounts: Amounts, invoices: readonly Pick<OutstandingInvoice, 'id'>[]): Allocation[] =>
  invoices.flatMap(({ id }) => {
    const amountMinor = amounts[id] ?? 0;
    return amountMinor === 0 ? [] : [{ invoiceId: id, amountMinor }];
  });

/** `allocations.1.amountMinor` -> `amounts.<id>`: where on the form a problem about an allocation belongs. */
export function fieldOnForm(field: string, allocations: readonly Allocation[]): string {
  const index = /^allocations[.[](\d+)/.exec(field)?.[1];
  const allocation = index === undefined ? undefined : allocations[Number(index)];
  return allocation ? `amounts.${allocation.invoiceId}` : field;
}

/** What is typed so far: what is no amount, or not yet one, counts as nothing. Only for what is shown, never for what is sent. */
export const amountSoFar = (amount: number | null | undefined): number =>
  typeof amount === 'number' && Number.isFinite(amount) ? amount : 0;

export const allocationsSoFar = (allocations: readonly Allocation[]): Allocation[] =>
  allocations.map(({ invoiceId, amountMinor }) => ({ invoiceId, amountMinor: amountSoFar(amountMinor) }));
