import { type Allocation, saidAllocations } from '@freightdesk/payments-contract';
import type { SchemaForm } from '@freightdesk/shared-ui/forms';
import { useEffect, useRef } from 'react';
import type { PaymentForm, PaymentTerms } from './payment-form';

/** As one text, so that the same suggestion made anew is known to be the same. */
const textOf = (allocations: readonly Allocation[]): string =>
  allocations.map(({ invoiceId, amountMinor }) => `${invoiceId}=${amountMinor}`).join(' ');

const readOf = (text: string): [id: string, amountMinor: number][] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((part) => [part.slice(0, part.indexOf('=')), Number(part.slice(part.indexOf('=') + 1))]);

/**
 * A payment is for the invoices that its reference names, else for the one that comes to just as much, until the person gives amounts of
 * his own. What was suggested for a figure or a reference that went on being typed goes again.
 */
export function useSaidInvoices(
  { getValues, setValue }: SchemaForm<PaymentForm>,
  terms: PaymentTerms,
  text: string,
): void {
  const { allocatableMinor, invoices, currency } = terms;
  const said = textOf(saidAllocations(allocatableMinor, invoices, { currency, text }));
  const suggested = useRef('');
  useEffect(() => {
    const given = Object.entries(getValues('amounts')).filter(([, amount]) => amount !== null && amount !== undefined);
    const ours = new Map(readOf(suggested.current));
    if (!given.every(([id, amount]) => ours.get(id) === amount)) return;
    for (const id of ours.keys()) setValue(`amounts.${id}`, null);
    for (const [id, amountMinor] of readOf(said)) setValue(`amounts.${id}`, amountMinor, { shouldDirty: true });
    suggested.current = said;
  }, [said, getValues, setValue]);
}
