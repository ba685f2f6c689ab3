import type { AddPurchaseInvoiceInput } from '@freightdesk/invoices-contract';
import type { StateCode, TdsNature } from '@freightdesk/parties-contract';

type Line = AddPurchaseInvoiceInput['lines'][number];

/** Whom the company buys from beside the carriers, and what comes every so many days; invented, like everyone here. */
export interface RegularVendor {
  name: string;
  roles: ['VENDOR'] | ['VENDOR', 'TRANSPORTER'];
  holder: 'C' | 'F' | 'P';
  stateCode: StateCode;
  /** Who is not registered has no GSTIN; what he supplies may be under reverse charge. */
  isRegistered: boolean;
  tdsNature: TdsNature;
  everyDays: number;
  firstAfterDays: number;
  reverseCharge?: true;
  itcEligible?: false;
  line: Line;
}

const once = { quantity: '1', gstRate: '18' } as const;

export const regularVendors: readonly RegularVendor[] = [
  {
    name: 'Shripad Estates LLP',
    roles: ['VENDOR'],
    holder: 'F',
    stateCode: '27',
    isRegistered: true,
    tdsNature: 'RENT_PROPERTY',
    everyDays: 30,
    firstAfterDays: 2,
    line: { ...once, description: 'Rent of the office', sac: '997212', rate: '85000.00' },
  },
  {
    name: 'Deshmukh and Iyengar',
    roles: ['VENDOR'],
    holder: 'F',
    stateCode: '27',
    isRegistered: true,
    tdsNature: 'PROFESSIONAL',
    everyDays: 45,
    firstAfterDays: 9,
    line: { ...once, description: 'Accounts and tax advice', sac: '998221', rate: '32000.00' },
  },
  {
    name: 'Meghdoot Systems Pvt Ltd',
    roles: ['VENDOR'],
    holder: 'C',
    stateCode: '29',
    isRegistered: true,
    tdsNature: 'TECHNICAL',
    everyDays: 30,
    firstAfterDays: 6,
    line: { ...once, description: 'Upkeep of computers', sac: '998313', rate: '14500.00' },
  },
  {
    name: 'Ganesh Tempo Service',
    roles: ['VENDOR', 'TRANSPORTER'],
    holder: 'P',
    stateCode: '27',
    isRegistered: false,
    tdsNature: 'CONTRACT',
    everyDays: 21,
    firstAfterDays: 12,
    reverseCharge: true,
    line: { ...once, gstRate: '5', description: 'Cartage to the port', sac: '996791', rate: '18500.00' },
  },
  {
    name: 'Annapurna Caterers Pvt Ltd',
    roles: ['VENDOR'],
    holder: 'C',
    stateCode: '27',
    isRegistered: true,
    tdsNature: 'CONTRACT',
    everyDays: 60,
    firstAfterDays: 25,
    itcEligible: false,
    line: { ...once, gstRate: '5', description: 'Meals for the office', sac: '996337', rate: '12400.00' },
  },
];
