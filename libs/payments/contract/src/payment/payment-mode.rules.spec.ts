import { missingReference, modeProblem, modesAt, usualModeAt } from './payment-mode.rules';
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
