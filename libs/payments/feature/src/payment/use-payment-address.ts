import { type AccountDirection, type TradeDirection, tradeDirections } from '@freightdesk/payments-contract';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export type Recorded = 'receipt' | 'payment' | 'expense' | 'other-receipt';

/** What is being recorded, as the address says it: `receipt`, `payment`, or for an account `expense` and `other-receipt`. */
const tradeOf = (text: string | null): TradeDirection | null =>
  tradeDirections.find((direction) => direction.toLowerCase() === text) ?? null;
const accountOf = (text: string | null): AccountDirection | null => {
  if (text === 'expense') return 'EXPENSE';
  return text === 'other-receipt' ? 'RECEIPT' : null;
};

/** What of payments is open beside the list, as the address says it: a payment's panel, or the form of a new one. */
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
    recording: tradeOf(query.get('new')),
    recordingFor: accountOf(query.get('new')),
    partyId: query.get('partyId'),
    invoiceId: query.get('invoiceId'),
    openPayment: useCallback((id: string) => change({ id }), [change]),
    start: useCallback((what: Recorded) => change({ new: what }), [change]),
    close: useCallback(() => change({}), [change]),
  };
}
