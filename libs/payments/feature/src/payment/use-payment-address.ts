import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What of payments is open beside the list, as the address says it: a payment's panel, or the form of a new receipt. */
export function usePaymentAddress() {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (open: Record<string, string>) =>
      setQuery((now) => {
        const next = new URLSearchParams(now);
        for (const name of ['id', 'new', 'invoiceId']) next.delete(name);
        for (const [name, value] of Object.entries(open)) next.set(name, value);
        return next;
      }),
    [setQuery],
  );
  return {
    paymentId: query.get('id'),
    isRecording: query.get('new') === 'receipt',
    partyId: query.get('partyId'),
    invoiceId: query.get('invoiceId'),
    openPayment: useCallback((id: string) => change({ id }), [change]),
    startReceipt: useCallback(() => change({ new: 'receipt' }), [change]),
    close: useCallback(() => change({}), [change]),
  };
}
