import { airDivisor, type JobMode } from '@freightdesk/intl-shipment-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { getParty } from '@freightdesk/parties-contract';
import { useQuery } from '@tanstack/react-query';

interface Weighed {
  mode: JobMode | undefined;
  customerId: string | null | undefined;
}

/** What volume by air is divided by: as agreed with the customer, or as the airlines do. */
export function useAirDivisor({ mode, customerId }: Weighed, kept?: string | null): string {
  const { data: party } = useQuery({
    ...queryOf(getParty, { id: customerId ?? '' }),
    enabled: mode === 'AIR' && Boolean(customerId) && !kept,
  });
  return kept ?? party?.volumetricDivisor ?? airDivisor;
}
