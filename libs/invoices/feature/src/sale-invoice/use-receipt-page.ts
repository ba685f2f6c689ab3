import { receiptAccess, type SaleInvoiceRow } from '@freightdesk/invoices-contract';
import { useCan } from '@freightdesk/shared-session';
import { useRecordPage } from '@freightdesk/shared-route';
import { useCallback } from 'react';

type Received = Pick<SaleInvoiceRow, 'id' | 'party' | 'status' | 'kind'>;

/** Whether something is left to be received. */
const isReceivable = ({ status, kind }: Received): boolean =>
  kind !== 'CREDIT_NOTE' && (status === 'ISSUED' || status === 'PARTLY_PAID');

/** The form of a new receipt with this document chosen; null where nothing is to be received, or not by this person. */
export function useReceiptPage(): (invoice: Received) => string | null {
  const pageOf = useRecordPage();
  const mayReceive = useCan(receiptAccess.write);
  return useCallback(
    (invoice) =>
      mayReceive && isReceivable(invoice)
        ? pageOf('receipt for invoice', invoice.id, { partyId: invoice.party.id })
        : null,
    [mayReceive, pageOf],
  );
}
