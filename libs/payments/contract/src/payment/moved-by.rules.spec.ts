import { movedBy } from './moved-by.rules';

it.each([
  ['NEFT', 'UTR 000123456789', 'NEFT UTR 000123456789'],
  ['CHEQUE', '410293373', 'Cheque 410293373'],
  ['CHEQUE', 'Cheque 410293373', 'Cheque 410293373'],
  ['CASH', null, 'Cash'],
] as const)('%s with %s is said as %s', (mode, reference, said) => {
  expect(movedBy(mode, reference)).toBe(said);
});
