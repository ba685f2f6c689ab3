import { queryOf } from '@freightdesk/data-access-api';
import { getLead, type Quotation } from '@freightdesk/intl-shipment-contract';
import { getParty, mailAddressFor } from '@freightdesk/parties-contract';
import { useQuery } from '@tanstack/react-query';

/** Where a quotation is sent: to the contact of its lead, else to whoever receives quotations at its customer's. */
export function useQuotedTo({ leadId, partyId }: Quotation): { to: string | null; isLoading: boolean } {
  const lead = useQuery({ ...queryOf(getLead, { id: leadId ?? '' }), enabled: leadId !== null });
  const party = useQuery({ ...queryOf(getParty, { id: partyId ?? '' }), enabled: partyId !== null });
  const isLoading = lead.isLoading || party.isLoading;
  const ofParty = party.data ? mailAddressFor('QUOTATIONS', party.data) : null;
  return { to: lead.data?.email ?? ofParty, isLoading };
}
