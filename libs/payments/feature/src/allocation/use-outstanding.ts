import { problemOf, queryOf } from '@freightdesk/data-access-api';
import { outstandingInvoices, type OutstandingInvoice, type TradeDirection } from '@freightdesk/payments-contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** What a customer owes or a vendor is owed; read anew each time a form opens, because others work too. */
export const outstandingOf = (direction: TradeDirection, partyId: string | null | undefined) => ({
  ...queryOf(outstandingInvoices, { partyId: partyId ?? '', direction }),
  enabled: Boolean(partyId),
  staleTime: 0,
});

export const useOutstanding = (direction: TradeDirection, partyId: string | null | undefined) =>
  useQuery(outstandingOf(direction, partyId));

interface Whose {
  partyId: string;
  direction: TradeDirection;
}

/** The newest that is known of what is outstanding, for checks at the moment of saving. */
export function useKnownOutstanding(): (of: Whose) => readonly OutstandingInvoice[] {
  const client = useQueryClient();
  return useCallback(
    ({ partyId, direction }) =>
      client.getQueryData(queryOf(outstandingInvoices, { partyId, direction }).queryKey) ?? [],
    [client],
  );
}

/**
 * Sends allocations. A refusal is told at the invoices' fields, and what the party owes is read anew: someone else may have
 * recorded a payment meanwhile.
 */
export function useSendAllocations(): <Answer>(
  fieldOf: (field: string) => string,
  send: () => Promise<Answer>,
) => Promise<Answer> {
  const client = useQueryClient();
  return useCallback(
    async (fieldOf, send) => {
      try {
        return await send();
      } catch (refusal) {
        const problem = problemOf(refusal);
        if (!problem) throw refusal;
        await client.invalidateQueries({ queryKey: outstandingOf('RECEIPT', '').queryKey.slice(0, 2) });
        const errors = problem.errors?.map((error) => ({ ...error, field: fieldOf(error.field) }));
        throw { ...problem, ...(errors && { errors }) };
      }
    },
    [client],
  );
}
