import { queryOf } from '@freightdesk/data-access-api';
import { getParty } from '@freightdesk/parties-contract';
import { useQuery } from '@tanstack/react-query';

/** By what the volume of a party's goods is divided; null where nothing was agreed with it, or none is named. */
export function useAgreedDivisor(partyId: string | null | undefined): string | null {
  const { data: party } = useQuery({ ...queryOf(getParty, { id: partyId ?? '' }), enabled: Boolean(partyId) });
  return party?.volumetricDivisor ?? null;
}
