import type { TdsSoFarAnswer } from '@freightdesk/invoices-contract';
import { billableJob } from '@freightdesk/invoices-contract/testing';
import type { Account } from '@freightdesk/ledger-contract';
import { party } from '@freightdesk/parties-contract/testing';

/** Records that the specs of a bill's form stand on. */
export const vendor = party({
  id: '01990000-0000-7000-8000-00000000000c',
  name: 'Varuna Container Lines',
  roles: ['VENDOR'],
  pan: 'AAPFU0939F',
  tdsNature: 'CONTRACT',
});

export const job = billableJob();

export const accounts: Account[] = [
  {
    id: '01990000-0000-7000-8000-0000000000d1',
    code: '5010',
    name: 'Ocean freight',
    kind: 'DIRECT_COST',
    control: null,
  },
  {
    id: '01990000-0000-7000-8000-0000000000d2',
    code: '6020',
    name: 'Office expenses',
    kind: 'INDIRECT_EXPENSE',
    control: null,
  },
];

/** The year's bills of the vendor are above the limit, and tax was deducted from all of them. */
export const soFar: TdsSoFarAnswer = {
  nature: 'CONTRACT',
  pan: 'AAPFU0939F',
  country: 'IN',
  soFar: { creditedPaise: 2_00_000_00, taxedPaise: 2_00_000_00 },
  toTheRupee: false,
};
