import { officialPlaces, placeName } from '@freightdesk/intl-shipment-contract';
import type { Option } from '@freightdesk/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';

/** Fetched with the first form that asks for a place, never with a list. */
const placesQuery = {
  queryKey: ['official places'],
  queryFn: async (): Promise<Option[]> =>
    Object.entries(await officialPlaces()).map(([code, [name, also]]) => ({
      id: code,
      label: name,
      detail: code,
      ...(also !== undefined && { also }),
    })),
  staleTime: Infinity,
};
export const searchPlaces = () => placesQuery;

/** A place by its code, as it is offered. */
export function usePlaceOf(): (code: string) => Option {
  const { data: known = [] } = useQuery(placesQuery);
  return (code) => known.find(({ id }) => id === code) ?? { id: code, label: placeName(code), detail: code };
}
