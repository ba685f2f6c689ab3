import { creditStatusLabel, partyRoleLabel } from './party/party.kinds';
import { taxPaperKindLabel } from './tax-paper/tax-paper.kinds';

/** What the trail of changes calls these records, what is done with them, and their fields. */
export const auditNames = {
  records: {
    party: 'Party',
  },
  actions: {
    'add tax paper': 'Tax paper entered',
    'approve credit': 'Credit approved',
    'withdraw tax paper': 'Tax paper withdrawn',
  },
  fields: {
    address: 'Address',
    approvedUpTo: 'Approved up to',
    carriages: 'Goods carriages owned',
    city: 'City',
    country: 'Country',
    creditDays: 'Credit days',
    creditLimit: 'Credit limit',
    creditStatus: 'Credit standing',
    creditStatusReason: 'Why it is held',
    customer: 'Customer',
    gstin: 'GSTIN',
    line1: 'Address line 1',
    line2: 'Address line 2',
    pan: 'PAN',
    party: 'Party',
    partyGstin: 'GSTIN of the party',
    partyName: 'Name of the party',
    partyPan: 'PAN of the party',
    pincode: 'PIN code',
    podMustBeVerified: 'The proof must be verified',
    podRequiredForBilling: 'Bill only with a proof of delivery',
    registrations: 'Registrations',
    roles: 'Role',
    state: 'State',
    stateCode: 'State',
    treaty: 'Treaty',
    vendor: 'Vendor',
    withdrawnReason: 'Why it is withdrawn',
  },
  values: {
    kind: taxPaperKindLabel,
    roles: partyRoleLabel,
    creditStatus: creditStatusLabel,
  },
} as const;
