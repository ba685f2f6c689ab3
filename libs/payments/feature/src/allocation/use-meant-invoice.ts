import type { OutstandingInvoice } from '@freightdesk/payments-contract';
import type { SchemaForm } from '@freightdesk/shared-ui/forms';
import { useEffect, useRef } from 'react';
import type { AllocateForm } from './use-allocate-form';

/** The invoice from whose page the form was opened gets as much as there is, once it is known what is outstanding. */
export function useMeantInvoice(
  form: SchemaForm<AllocateForm>,
  { invoice, unallocatedMinor }: { invoice: OutstandingInvoice | undefined; unallocatedMinor: number },
): void {
  const isMeant = useRef(false);
  useEffect(() => {
    if (!invoice || isMeant.current) return;
    isMeant.current = true;
    const amountMinor = Math.min(unallocatedMinor, invoice.outstandingMinor);
    form.setValue(`amounts.${invoice.id}`, amountMinor, { shouldDirty: true });
  }, [form, invoice, unallocatedMinor]);
}
