import { type TradeDirection, tradeDirections } from '@freightdesk/payments-contract';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** `receipt` or `payment`, as the address says it. */
const directionOf = (text: string | null): TradeDirection | null =>
  tradeDirections.find((direction) => direction.toLowerCase() === text) ?? null;

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
    recording: directionOf(query.get('new')),
    partyId: query.get('partyId'),
    invoiceId: query.get('invoiceId'),
    openPayment: useCallback((id: string) => change({ id }), [change]),
    start: useCallback((direction: TradeDirection) => change({ new: direction.toLowerCase() }), [change]),
    close: useCallback(() => change({}), [change]),
  };
}
