import { normaliseGstin } from './gstin.rules';
import { homeCountry } from './party.rules';
import type { Party } from './party.schema';
import { isStateCode, outsideIndia, type StateCode } from './state.rules';

/** A party as it stands on the other side of a document. */
export interface PartySide {
  country: string;
  /** Registered where present. */
  gstin: string | null;
  /** The State of its registration, else of its address on record. */
  stateCode: StateCode | null;
  isSez: boolean;
  address: Party['address'];
}

type Known = Pick<Party, 'country' | 'stateCode' | 'address' | 'registrations'>;

function stateOnRecord({ country, stateCode }: Known): StateCode | null {
  if (isStateCode(stateCode)) return stateCode;
  return country === homeCountry ? null : outsideIndia;
}

/**
 * The party under the registration whose GSTIN is chosen, or under its first one, if it has any. Null where it is not
 * registered under the chosen GSTIN. Page and server both ask this, so that a document is issued as it was shown.
 */
export function partySideOf(party: Known, chosenGstin?: string | null): PartySide | null {
  const { country, registrations, address } = party;
  const gstin = chosenGstin ? normaliseGstin(chosenGstin) : null;
  const registration = registrations.find((one) => gstin === null || one.gstin === gstin);
  if (gstin !== null && !registration) return null;
  return {
    country,
    gstin: registration?.gstin ?? null,
    stateCode: registration?.stateCode ?? stateOnRecord(party),
    isSez: registration?.type === 'SEZ',
    address: registration?.address ?? address,
  };
}
