import type { AddChargeHeadInput, ChargeHead } from './charge-head.schema';

const rate = { from: '2017-07-01', gstRate: '5', taxability: 'TAXABLE' as const };

/** What a clerk would type for a charge head; for specs. */
export const chargeHeadInput = (changes: Partial<AddChargeHeadInput> = {}): AddChargeHeadInput => ({
  name: 'Feeder freight',
  sac: '996521',
  rates: [rate],
  ...changes,
});

/** A charge head as the list shows it; for specs of screens. */
export const chargeHeadRow = (changes: Partial<ChargeHead> = {}): ChargeHead => ({
  id: '01990000-0000-7000-8000-0000000000e1',
  name: 'Ocean freight',
  code: 'OFT',
  sac: '996521',
  rates: [{ ...rate, source: null }],
  actsAs: 'PRINCIPAL',
  pureAgent: false,
  basis: 'PER_CONTAINER',
  incomeAccountCode: '4010',
  costAccountCode: '5010',
  active: true,
  version: 1,
  ...changes,
});
