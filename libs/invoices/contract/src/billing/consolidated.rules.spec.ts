import { chargeHeadRow } from '@freightdesk/tax-contract/testing';
import type { BillableChargeRow } from '../document/billable-charge.schema';
import { consolidated, lineOfBillable } from './consolidated.rules';

const charge = (changes: Partial<BillableChargeRow> = {}): BillableChargeRow => ({
  ...{ id: 'c1', source: 'JOBCARD', recordId: 'j1', number: 'SE/26-27/00042', chargeHeadId: 'h1' },
  ...{ description: 'Ocean freight', pureAgent: false, quantity: '1', rate: '10000', currency: 'INR' },
  ...{
    amountMinor: 10_000_00,
    paise: 10_000_00,
    quotedPaise: null,
    isClosed: false,
    heldBy: null,
    reverseCharge: false,
    lowMargin: null,
    draftId: null,
  },
  ...changes,
});

describe('the charges of a month in as few documents as may be', () => {
  it.each([
    ['many jobs are one document', [charge(), charge({ recordId: 'j2' })], ['INR false 2']],
    ['each currency is one', [charge(), charge({ currency: 'USD' })], ['INR false 1', 'USD false 1']],
    ['what was paid on his behalf is one', [charge(), charge({ pureAgent: true })], ['INR false 1', 'INR true 1']],
    [
      'whose tax the recipient owes is one',
      [charge(), charge({ reverseCharge: true })],
      ['INR false 1', 'INR reverse 1'],
    ],
    ['what is held waits', [charge({ heldBy: 'POD_MISSING' })], []],
    ['what earns too little waits', [charge({ lowMargin: { marginPercent: '4', floorPercent: '8' } })], []],
  ])('%s', (_case, charges, documents) => {
    const made = consolidated(charges).map(
      (one) => `${one.currency} ${one.reverseCharge ? 'reverse' : one.isOnBehalf} ${one.charges.length}`,
    );

    expect(made).toEqual(documents);
  });

  it('name the docket, since the paper has no place of its own for it', () => {
    const line = lineOfBillable(charge({ source: 'DOCKET', recordId: 'd1', number: 'HO/26-27/1' }), undefined, {
      day: '2026-11-30',
    });

    expect(line).toMatchObject({ description: 'Ocean freight, HO/26-27/1', docketId: 'd1', chargeId: 'c1' });
    expect(line).not.toHaveProperty('jobId');
  });

  it('tax the freight of a docket as our GTA option of the day does', () => {
    const rates = [{ from: '2017-07-01', gstRate: '18', taxability: 'TAXABLE' as const, source: null }];
    const head = chargeHeadRow({ name: 'Road transport', sac: '996791', rates });
    const rateOf = (source: 'DOCKET' | 'JOBCARD', option: 'REVERSE_CHARGE' | null) =>
      lineOfBillable(charge({ source }), head, { day: '2026-11-30', option }).gstRate;

    expect([rateOf('DOCKET', 'REVERSE_CHARGE'), rateOf('DOCKET', null), rateOf('JOBCARD', 'REVERSE_CHARGE')]).toEqual([
      '5',
      '18',
      '18',
    ]);
  });
});
