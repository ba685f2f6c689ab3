import type { BillableJob, TdsSoFarAnswer } from '@freightdesk/invoices-contract';
import type { Account } from '@freightdesk/ledger-contract';
import type { Party } from '@freightdesk/parties-contract';
import { noPapers } from '@freightdesk/tax-contract';

/** Records that the specs of a bill's form stand on. */
export const vendor: Party = {
  id: '01990000-0000-7000-8000-00000000000c',
  name: 'Varuna Container Lines',
  roles: ['VENDOR'],
  country: 'IN',
  gstin: '27AAPFU0939F1ZV',
  stateCode: '27',
  pan: 'AAPFU0939F',
  tdsNature: 'CONTRACT',
  email: null,
  phone: null,
  podRequiredForBilling: false,
  podMustBeVerified: false,
  volumetricDivisor: null,
  address: null,
  contacts: [],
  registrations: [{ gstin: '27AAPFU0939F1ZV', stateCode: '27', type: 'REGULAR', address: null }],
  version: 1,
};

export const job: BillableJob = {
  id: '01990000-0000-7000-8000-0000000000b7',
  source: 'JOBCARD',
  number: 'SE/26-27/00042',
  date: '2026-04-01',
  customer: { id: '01990000-0000-7000-8000-00000000000a', name: 'Coastal Spices Exports' },
  mode: 'SEA_FCL',
  direction: 'EXPORT',
  origin: 'Nhava Sheva',
  destination: 'Hamburg',
  receiptStateCode: null,
};

export const accounts: Account[] = [
  {
    id: '01990000-0000-7000-8000-0000000000d1',
    code: '5010',
    name: 'Ocean freight',
    kind: 'DIRECT_COST',
    control: null,
    active: true,
    isOwn: false,
    balancePaise: 0,
    version: 1,
  },
  {
    id: '01990000-0000-7000-8000-0000000000d2',
    code: '6020',
    name: 'Office expenses',
    kind: 'INDIRECT_EXPENSE',
    control: null,
    active: true,
    isOwn: false,
    balancePaise: 0,
    version: 1,
  },
];

/** The year's bills of the vendor are above the limit, and tax was deducted from all of them. */
export const soFar: TdsSoFarAnswer = {
  nature: 'CONTRACT',
  pan: 'AAPFU0939F',
  country: 'IN',
  soFar: { creditedPaise: 2_00_000_00, taxedPaise: 2_00_000_00 },
  rate: {
    ...{ id: '01990000-0000-7000-8000-0000000002f1', nature: 'CONTRACT', payee: 'OTHERS', version: 1 },
    ...{
      from: '2026-04-01',
      until: null,
      section: '393(1) Sl.6(i)',
      code: '1024',
      percent: '2',
      percentWithoutPan: '20',
    },
    ...{ limitPaise: 1_00_000_00, limitPer: 'YEAR', billPaise: 30_000_00, isExcessOnly: false },
    ...{ source: 'Income-tax Act 2025', isToBeConfirmed: true },
  },
  toTheRupee: false,
  papers: noPapers,
};
