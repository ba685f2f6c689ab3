import { rateSheetProblems } from './rate-sheet.rules';
import { addRateSheetInput } from './rate-sheet.schema';
import { rateSheetInput } from './rate-sheet.builder';

const freight = rateSheetInput().lines[0];
const lineOf = (changes: object) => ({ ...freight, ...changes });

describe('a rate sheet', () => {
  it.each([
    ['ends before it begins', { validUntil: '2026-10-31' }, ['validUntil']],
    ['starts and ends at one place, however it is spelled', { destinationLocode: 'in nsa' }, ['destinationLocode']],
    ['prices one thing twice', { lines: [lineOf({ rate: '450' }), lineOf({ rate: '460' })] }, ['lines.1.chargeHeadId']],
    [
      'has a container type where no containers are counted',
      { lines: [lineOf({ basis: 'PER_BL' })] },
      ['lines.0.containerType'],
    ],
    ['has a weight break where no kg are counted', { lines: [lineOf({ fromKg: '100' })] }, ['lines.0.fromKg']],
    [
      'has one weight break in two spellings',
      {
        lines: ['100', '100.0'].map((fromKg) => lineOf({ basis: 'PER_KG_CHARGEABLE', containerType: null, fromKg })),
      },
      ['lines.1.chargeHeadId'],
    ],
  ])('that %s is told so at its field', (_what, wrong, fields) => {
    expect(rateSheetProblems({ ...rateSheetInput(), ...wrong }).map(({ field }) => field)).toEqual(fields);
  });

  it.each([
    ['a price of each container type', ['22G1', '42G1', null].map((containerType) => lineOf({ containerType }))],
    [
      'a price of each weight break',
      [null, '45', '100'].map((fromKg) => lineOf({ basis: 'PER_KG_CHARGEABLE', containerType: null, fromKg })),
    ],
  ])('has %s', (_what, lines) => {
    expect(rateSheetProblems({ ...rateSheetInput(), lines })).toEqual([]);
  });

  it.each([
    ['no lines', { lines: [] }],
    ['a container type of its own', { lines: [lineOf({ containerType: '40HC' })] }],
    ['a rate in words', { lines: [lineOf({ rate: 'on request' })] }],
    ['a place in words', { originLocode: 'Mumbai' }],
    ['a first day that does not exist', { validFrom: '2026-02-30' }],
  ])('with %s is refused', async (_what, wrong) => {
    await expect(addRateSheetInput.isValid({ ...rateSheetInput(), ...wrong })).resolves.toBe(false);
    await expect(addRateSheetInput.isValid(rateSheetInput())).resolves.toBe(true);
  });
});
