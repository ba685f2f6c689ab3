import { indianStateCodes, normaliseGstin, type Party, stateOfGstin } from '@freightdesk/parties-contract';

export type Registration = Party['registrations'][number];

type IndianState = Registration['stateCode'];

interface Registered {
  gstin: string | null;
  stateCode: string | null;
  registrations?: readonly Registration[] | undefined;
}

const isIndianState = (code: string | null): code is IndianState => indianStateCodes.some((known) => known === code);

/**
 * A party's registrations as they are stored, the default one first: that of its own GSTIN and State. What was said of the
 * same GSTIN among the others (its type, its address) belongs to the default one. A party abroad has none.
 */
export function registrationsOf({ gstin, stateCode, registrations = [] }: Registered): Registration[] {
  const given = registrations.map(inNormalSpelling);
  if (!isIndianState(stateCode) || (gstin === null && given.length > 0)) return given;
  const same = given.find((registration) => gstin !== null && registration.gstin === gstin);
  const own: Registration = {
    gstin,
    stateCode,
    type: same?.type ?? (gstin ? 'REGULAR' : 'UNREGISTERED'),
    address: same?.address ?? null,
  };
  return [own, ...given.filter((registration) => registration !== same)];
}

function inNormalSpelling({ gstin, stateCode, type, address }: Registration): Registration {
  const normal = gstin ? normaliseGstin(gstin) : null;
  const registeredIn = normal ? stateOfGstin(normal) : null;
  return {
    gstin: normal,
    stateCode: isIndianState(registeredIn) ? registeredIn : stateCode,
    type,
    address: address ?? null,
  };
}
