import type { AddRateSheetInput, RateLine, RateSheet } from './rate-sheet.schema';

const line: RateLine = {
  ...{ chargeHeadId: '01990000-0000-7000-8000-0000000000e1', basis: 'PER_CONTAINER' },
  ...{ containerType: '22G1', fromKg: null, currency: 'USD', rate: '450', minimum: null },
};

/** What a person says of a line: what is left out is nothing. */
const { fromKg: _fromKg, minimum: _minimum, ...said } = line;

/** What a clerk would type for a rate sheet; for specs. */
export const rateSheetInput = (changes: Partial<AddRateSheetInput> = {}): AddRateSheetInput => ({
  vendorId: '01990000-0000-7000-8000-0000000000a1',
  mode: 'SEA_FCL',
  originLocode: 'INNSA',
  destinationLocode: 'AEJEA',
  validFrom: '2026-11-01',
  validUntil: '2026-12-31',
  lines: [said],
  ...changes,
});

/** A rate sheet as the list shows it; for specs of screens. */
export const rateSheetRow = (changes: Partial<RateSheet> = {}): RateSheet => ({
  ...rateSheetInput(),
  id: '01990000-0000-7000-8000-0000000000f1',
  vendorId: '01990000-0000-7000-8000-0000000000a1',
  vendor: { id: '01990000-0000-7000-8000-0000000000a1', name: 'Konkan Shipping Agencies' },
  reference: 'KSA-Q4',
  transitDays: 5,
  lines: [line],
  notes: null,
  active: true,
  version: 1,
  ...changes,
});
