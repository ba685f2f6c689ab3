import { type Bank, listBanks, openingWarning } from '@freightdesk/banks-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { getParty } from '@freightdesk/parties-contract';
import type { OutstandingInvoice, Payment, TradeDirection } from '@freightdesk/payments-contract';
import { useSay } from '@freightdesk/shared-i18n';
import { useQuery } from '@tanstack/react-query';
import { useOutstanding } from '../allocation/use-outstanding';

const activeBanks = { active: 'true', pageSize: 100 };

/** What must be known before the form can be shown with its defaults. */
export interface PaymentStart {
  direction: TradeDirection;
  banks: readonly Bank[];
  party: { id: string; name: string } | null;
  /** The invoice the form was opened for, where it is still outstanding. */
  invoice: OutstandingInvoice | undefined;
  /** The unidentified receipt whose money it is. */
  from: Payment | null;
}

interface Opened {
  direction: TradeDirection;
  partyId: string | null;
  invoiceId: string | null;
  from?: Payment | null;
}

/** Reads what the form starts with, in the shape of a query that has it or failed. */
export function usePaymentStart({ direction, partyId, invoiceId, from = null }: Opened) {
  const banks = useQuery(queryOf(listBanks, activeBanks));
  const party = useQuery({ ...queryOf(getParty, { id: partyId ?? '' }), enabled: partyId !== null });
  const outstanding = useOutstanding(direction, partyId);
  const asked = partyId === null ? [banks] : [banks, party, outstanding];
  const isThere = asked.every(({ data }) => data !== undefined);
  const start: PaymentStart | undefined = isThere
    ? {
        direction,
        from,
        banks: banks.data?.data ?? [],
        party: party.data ?? null,
        invoice: outstanding.data?.find(({ id }) => id === invoiceId),
      }
    : undefined;
  return {
    data: start,
    error: asked.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => asked.forEach(({ refetch }) => void refetch()),
  };
}

/** What is said at the day on which money moved while it is typed: of what is within the opening balance of its bank already. */
export function useOpeningHint(bank: Bank | undefined, date: string | undefined): { hint?: string } {
  const say = useSay();
  const told = bank && date ? openingWarning(bank, date) : null;
  return told ? { hint: say(told) } : {};
}
