import { paymentAccess } from '@freightdesk/invoices-contract';
import { useRecordPage } from '@freightdesk/shared-route';
import { useCan } from '@freightdesk/shared-session';
import { useCallback } from 'react';

interface Owed {
  id: string;
  party: { id: string };
  outstandingPaise: number;
}

/**
 * The form of a new receipt, or of a payment to the vendor, with this document chosen; null where nothing is to be paid, or not by
 * this person.
 */
export function usePaymentPage(page: 'receipt for invoice' | 'payment for bill'): (document: Owed) => string | null {
  const pageOf = useRecordPage();
  const mayPay = useCan(paymentAccess.write);
  return useCallback(
    ({ id, party, outstandingPaise }) =>
      mayPay && outstandingPaise > 0 ? pageOf(page, id, { partyId: party.id }) : null,
    [mayPay, pageOf, page],
  );
}
