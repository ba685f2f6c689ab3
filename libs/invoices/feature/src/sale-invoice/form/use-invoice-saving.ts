import {
  addSaleInvoice,
  type AddSaleInvoiceInput,
  editSaleInvoice,
  issueSaleInvoice,
  type SaleInvoice,
} from '@freightdesk/invoices-contract';
import { useSave } from '@freightdesk/data-access-api';
import { useRef } from 'react';

/**
 * Saves what the form holds. A new document is issued in the one call that adds it; a kept draft is written first and issued
 * then, and should the issue be refused the next try goes on from the draft as it was written.
 */
export function useInvoiceSaving(draft: SaleInvoice | null) {
  const { mutateAsync: add } = useSave(addSaleInvoice);
  const { mutateAsync: edit } = useSave(editSaleInvoice);
  const { mutateAsync: issue } = useSave(issueSaleInvoice);
  const version = useRef(draft?.version);

  return async (input: AddSaleInvoiceInput, { issues }: { issues: boolean }): Promise<SaleInvoice> => {
    if (!draft) return add({ ...input, issue: issues });
    const { issue: _addsOnly, ...terms } = input;
    const written = await edit({ ...terms, id: draft.id, version: version.current ?? draft.version });
    version.current = written.version;
    return issues ? issue({ id: written.id, version: written.version }) : written;
  };
}
