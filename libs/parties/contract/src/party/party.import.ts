import { defineImport } from '@freightdesk/shared-endpoint';
import { partyAccess } from '../access';
import { partyRoles, tdsNatures } from './party.kinds';
import { writtenStates } from './state.rules';

/** Parties as another program, or a spreadsheet, has them. */
export const partyImport = defineImport({
  kind: 'parties',
  title: 'Parties',
  access: partyAccess.taxData,
  text: 'A row is a party. Roles are written with commas between them; the State and the PAN follow from a GSTIN.',
  columns: {
    name: { label: 'Name', kind: 'text', isNeeded: true, example: 'Coastal Spices Exports' },
    roles: { label: 'Role', kind: 'text', isNeeded: true, choices: partyRoles, example: 'CUSTOMER, SHIPPER' },
    gstin: { label: 'GSTIN', kind: 'text', example: '' },
    stateCode: { label: 'State code', kind: 'text', choices: writtenStates, example: '27' },
    pan: { label: 'PAN', kind: 'text', example: '' },
    country: { label: 'Country', kind: 'text', example: 'IN' },
    email: { label: 'E-mail', kind: 'text', example: 'accounts@coastal.example' },
    phone: { label: 'Phone', kind: 'text', example: '98200 12345' },
    line1: { label: 'Address', kind: 'text', example: '14, Ballard Estate' },
    city: { label: 'City', kind: 'text', example: 'Mumbai' },
    pincode: { label: 'PIN code', kind: 'text', example: '400001' },
    creditDays: { label: 'Credit days', kind: 'whole', example: '30' },
    creditLimitPaise: { label: 'Credit limit', kind: 'amount', example: '500000.00' },
    tdsNature: { label: 'Nature of TDS', kind: 'text', choices: tdsNatures, example: '' },
  },
  touches: ['parties'],
});
