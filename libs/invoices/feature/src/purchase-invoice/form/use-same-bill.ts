import { problemOf } from '@freightdesk/data-access-api';
import { purchaseInvoiceProblems, purchasePaths, supplierNumberKey } from '@freightdesk/invoices-contract';
import { useState } from 'react';

interface Named {
  supplierNumber?: string | undefined;
  partyId?: string | undefined;
}

const keyOf = ({ supplierNumber = '', partyId = '' }: Named) => `${partyId} ${supplierNumberKey(supplierNumber)}`;

/** The bill that a refusal names as the one that is entered already. */
function billIn(refusal: unknown): string | null {
  const problem = problemOf(refusal);
  if (problem?.code !== purchaseInvoiceProblems.duplicate_supplier_invoice.code) return null;
  const { invoice } = problem;
  return typeof invoice === 'object' && invoice !== null && 'id' in invoice && typeof invoice.id === 'string'
    ? invoice.id
    : null;
}

/** Remembers which bill has the number that was refused, for as long as that number stands in the form. */
export function useSameBill() {
  const [found, setFound] = useState<{ key: string; id: string } | null>(null);
  return {
    /** Where the bill can be looked at; null while none is known. */
    hrefFor: (typed: Named) => (found?.key === keyOf(typed) ? purchasePaths.edit.href(found.id) : null),
    watch: async <Answer>(typed: Named, saving: Promise<Answer>): Promise<Answer> => {
      try {
        return await saving;
      } catch (refusal) {
        const id = billIn(refusal);
        setFound(id === null ? null : { key: keyOf(typed), id });
        throw refusal;
      }
    },
  };
}
