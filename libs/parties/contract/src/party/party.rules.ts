import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { pincodeProblem } from './contact.rules';
import { normaliseGstin, panOfGstin, stateOfGstin } from './gstin.rules';
import { normalisePan } from './pan.rules';
import { currentStateCode, isStateCode, outsideIndia } from './state.rules';

export const homeCountry = 'IN';

interface Registered {
  gstin?: string | null;
  stateCode?: string | null;
  address?: { pincode?: string | null } | null;
}

interface Held {
  creditStatus?: string | null;
  creditStatusReason?: string | null;
}

/** Whoever meets a customer on hold is told why. */
const holdProblem = ({ creditStatus, creditStatusReason }: Held): FieldProblem | null =>
  creditStatus === 'HOLD' && !creditStatusReason
    ? { field: 'creditStatusReason', code: 'required', message: 'Say why the party is on hold.' }
    : null;

interface TaxIdentity extends Registered, Held {
  country?: string | null;
  pan?: string | null;
  registrations?: readonly Registered[] | null;
}

const currentCode = (code: string) => (isStateCode(code) ? currentStateCode(code) : code);

function stateProblem({ gstin, stateCode }: Registered, field: string): FieldProblem | null {
  const registeredIn = gstin ? stateOfGstin(gstin) : null;
  if (!registeredIn || !stateCode || currentCode(stateCode) === registeredIn) return null;
  return { field, code: 'state_differs', message: 'The GSTIN is of State {{state}}.', values: { state: registeredIn } };
}

function panProblemOf({ gstin, pan }: TaxIdentity): FieldProblem | null {
  const within = gstin ? panOfGstin(gstin) : null;
  if (!within || !pan || normalisePan(pan) === within) return null;
  return {
    field: 'pan',
    code: 'pan_differs',
    message: 'The PAN inside the GSTIN is {{pan}}.',
    values: { pan: within },
  };
}

const foreignGstin = (field: string): FieldProblem => ({
  field,
  code: 'foreign_gstin',
  message: 'A party outside India has no GSTIN.',
});

function badPincode({ address }: Registered, field: string): FieldProblem | null {
  const message = address?.pincode ? pincodeProblem(address.pincode) : null;
  return message === null ? null : { field: `${field}address.pincode`, code: 'pincode', message };
}

/**
 * Where a party contradicts itself: a hold without its reason, a GSTIN abroad (registration is for suppliers in India, CGST Act s.25), a State or a PAN
 * other than those inside the GSTIN, a PIN code that is none. Ask it of the whole record, after an update is merged into it.
 */
export function partyContradictions(party: TaxIdentity): FieldProblem[] {
  const registrations = party.registrations ?? [];
  const isForeign = (party.country ?? homeCountry) !== homeCountry;
  const found = isForeign
    ? [
        party.gstin ? foreignGstin('gstin') : null,
        ...registrations.map(({ gstin }, index) => (gstin ? foreignGstin(`registrations.${index}.gstin`) : null)),
      ]
    : [
        stateProblem(party, 'stateCode'),
        panProblemOf(party),
        badPincode(party, ''),
        ...registrations.flatMap((registration, index) => [
          stateProblem(registration, `registrations.${index}.stateCode`),
          badPincode(registration, `registrations.${index}.`),
        ]),
      ];
  return [...found, holdProblem(party)].filter((problem) => problem !== null);
}

/** The tax identity as it is stored: normal spelling, State and PAN derived from the GSTIN where they were left out. */
export function taxIdentityOf({ country, gstin, stateCode, pan }: TaxIdentity) {
  const normal = gstin ? normaliseGstin(gstin) : null;
  const isForeign = (country ?? homeCountry) !== homeCountry;
  return {
    country: country ?? homeCountry,
    gstin: normal,
    stateCode: isForeign
      ? outsideIndia
      : ((normal && stateOfGstin(normal)) ?? (stateCode ? currentCode(stateCode) : null)),
    pan: pan ? normalisePan(pan) : normal && panOfGstin(normal),
  };
}

/** How names are compared when a duplicate is looked for: case, spaces, dots and the company's legal form do not count. */
export const normalisePartyName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[.,&'’()-]/g, ' ')
    .replace(/\b(private|pvt|limited|ltd|llp|inc|co|company)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * What a person who writes a party down must say of it: without its State a document to it would be taxed as if it were ours.
 * The API takes a party that is known by name alone, as a won lead makes it; the form that completes it asks.
 */
export function partyStateProblem({ country, gstin, stateCode, registrations }: TaxIdentity): FieldProblem | null {
  const isIndian = (country ?? homeCountry) === homeCountry;
  const isKnown = Boolean(gstin) || Boolean(stateCode) || (registrations ?? []).length > 0;
  if (!isIndian || isKnown) return null;
  return { field: 'stateCode', code: 'required', message: 'Choose the State, or enter the GSTIN.' };
}
