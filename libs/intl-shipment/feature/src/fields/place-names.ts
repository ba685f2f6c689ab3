import { knownPlaces } from '@freightdesk/intl-shipment-contract';

/** Ports and airports by their codes, with their other names; fetched with the first text that is read. */
export const placeNames = { queryKey: ['place names'], queryFn: knownPlaces, staleTime: Infinity };
