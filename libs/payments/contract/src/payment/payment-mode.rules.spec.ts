import {
  bearsSame,
  isTelling,
  missingReference,
  modeProblem,
  modesAt,
  sameReferenceWarning,
  usualModeAt,
} from './payment-mode.rules';
import { paymentModes } from './payment.kinds';

it('a cash box takes cash alone, a bank every mode', () => {
  expect(modesAt({ accountType: 'CASH' })).toEqual(['CASH']);
  expect(modesAt({ accountType: 'CURRENT' })).toEqual(paymentModes);
  expect([usualModeAt({ accountType: 'CASH' }), usualModeAt({ accountType: 'EEFC' })]).toEqual(['CASH', 'NEFT']);
});

it.each([
  ['CASH', 'CASH', null],
  ['CASH', 'NEFT', 'cash_box'],
  ['CASH', 'CHEQUE', 'cash_box'],
  ['CURRENT', 'CASH', null],
  ['EEFC', 'NEFT', null],
] as const)('of an account of kind %s %s is: %s', (accountType, mode, expected) => {
  expect(modeProblem({ name: 'Counter', accountType }, mode)?.code ?? null).toBe(expected);
});

describe('the reference of a payment', () => {
  it.each([
    ['NEFT', undefined, 'Enter the UTR.'],
    ['UPI', '  ', 'Enter the UTR.'],
    ['CHEQUE', '', 'Enter the cheque number.'],
  ] as const)('of %s is needed', (mode, reference, message) => {
    expect(missingReference({ mode, reference })).toMatchObject([{ field: 'reference', message }]);
  });

  it('of cash is not, and one that is there is enough', () => {
    expect([...missingReference({ mode: 'CASH' }), ...missingReference({ mode: 'RTGS', reference: 'R4' })]).toEqual([]);
  });
});

describe('one reference twice', () => {
  it.each([
    ['HDFCN52026112400123456', 'hdfcn5 2026-1124-00123456', true],
    ['000452', '000452', true],
    ['000452', '000453', false],
    ['000452', null, false],
  ])('of %s and %s', (one, other, same) => {
    expect(bearsSame({ direction: 'PAYMENT', reference: one }, { direction: 'EXPENSE', reference: other })).toBe(same);
  });

  it('is nothing where one comes in and the other goes out', () => {
    const reference = '000452';
    expect(bearsSame({ direction: 'RECEIPT', reference }, { direction: 'PAYMENT', reference })).toBe(false);
  });

  it.each([
    ['CHEQUE', '1', false],
    ['NEFT', 'N/A', false],
    ['CHEQUE', '0452', true],
    ['CASH', '0452', false],
  ] as const)('says something of %s where it is %s: %s', (mode, reference, telling) => {
    expect(isTelling(mode, reference)).toBe(telling);
  });

  it('is told with the number and the day of what stands', () => {
    expect(sameReferenceWarning({ number: 'PV/26-27/000030', date: '2026-11-24' })).toMatchObject({
      field: 'reference',
      values: { number: 'PV/26-27/000030', day: '24-Nov-2026' },
    });
    expect(sameReferenceWarning(undefined)).toBeNull();
  });
});
