import { exactInvoice } from '@freightdesk/payments-contract';
import type { SchemaForm } from '@freightdesk/shared-ui/forms';
import { useEffect, useRef } from 'react';
import type { PaymentForm, PaymentTerms } from './payment-form';

/**
 * A payment of just what one invoice comes to is for that invoice, until the person gives amounts of his own. What was
 * suggested for a figure that went on being typed goes again.
 */
export function useExactInvoice({ getValues, setValue }: SchemaForm<PaymentForm>, terms: PaymentTerms): void {
  const { id, outstandingMinor } = exactInvoice(terms.allocatableMinor, terms.invoices) ?? {};
  const suggested = useRef<{ id: string; amount: number } | null>(null);
  useEffect(() => {
    const given = Object.entries(getValues('amounts')).filter(([, amount]) => amount !== null && amount !== undefined);
    const isOurs = given.every(([of, amount]) => of === suggested.current?.id && amount === suggested.current.amount);
    if (!isOurs) return;
    if (suggested.current) setValue(`amounts.${suggested.current.id}`, null);
    suggested.current = id === undefined || outstandingMinor === undefined ? null : { id, amount: outstandingMinor };
    if (suggested.current) setValue(`amounts.${suggested.current.id}`, suggested.current.amount, { shouldDirty: true });
  }, [id, outstandingMinor, getValues, setValue]);
}
