import type { Party } from './party.schema';

/** A customer in Maharashtra, registered there; for specs. */
export const party = (changes: Partial<Party> = {}): Party => ({
  id: '01990000-0000-7000-8000-00000000000a',
  name: 'Coastal Spices Exports',
  roles: ['CUSTOMER'],
  country: 'IN',
  gstin: '27AAPFU0939F1ZV',
  stateCode: '27',
  email: null,
  phone: null,
  podRequiredForBilling: false,
  podMustBeVerified: false,
  volumetricDivisor: null,
  address: null,
  contacts: [],
  registrations: [{ gstin: '27AAPFU0939F1ZV', stateCode: '27', type: 'REGULAR', address: null }],
  version: 1,
  ...changes,
});
