import { type TradeDirection, tradeDirections } from '@freightdesk/payments-contract';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface MeantWriteOff {
  direction: TradeDirection;
  partyId: string;
  invoiceId: string;
}

const named = ['new', 'direction', 'partyId', 'invoiceId'] as const;

/** The document whose rest is to be written off, as the address says it. */
export function useMeantWriteOff(): { meant: MeantWriteOff | null; close: () => void } {
  const [query, setQuery] = useSearchParams();
  const close = useCallback(
    () =>
      setQuery((now) => {
        const next = new URLSearchParams(now);
        for (const name of named) next.delete(name);
        return next;
      }),
    [setQuery],
  );
  const direction = tradeDirections.find((one) => one === query.get('direction'));
  const [partyId, invoiceId] = [query.get('partyId'), query.get('invoiceId')];
  if (query.get('new') !== 'write-off' || !direction || !partyId || !invoiceId) return { meant: null, close };
  return { meant: { direction, partyId, invoiceId }, close };
}
