import { incomeAccountOf, soldAccountOf } from './income-account.rules';

it.each([
  ['ocean freight', '996521', '4010'],
  ['air freight', '996531', '4020'],
  ['carriage by road', '996511', '4030'],
  ['carriage by a goods transport agency', '996791', '4030'],
  ['freight by rail', '996512', '4000'],
  ['freight by its heading alone', '9965', '4000'],
  ['customs clearance', '996712', '4040'],
  ['terminal handling', '996711', '4050'],
  ['documentation', '996719', '4050'],
  ['storage', '996729', '4060'],
  ['courier', '996812', '4000'],
])('%s, SAC %s, is income of account %s', (_name, sac, expected) => {
  expect(incomeAccountOf({ sac })).toBe(expected);
});

it.each([
  ['its charge head’s account before its service’s', { pureAgent: false, incomeAccountCode: '4900' }, '4900'],
  ['its service’s where the head names none', { pureAgent: false, incomeAccountCode: null }, '4010'],
])('a charge is %s', (_what, head, expected) => {
  expect(incomeAccountOf({ sac: '996521', head })).toBe(expected);
});

const onBehalf = { pureAgent: true, incomeAccountCode: null };
it.each([
  ['what was paid on the customer’s behalf is recovered', 'REIMBURSEMENT', 'EXEMPT', onBehalf, '1250'],
  ['a mark-up on it is taxed, and income of its service', 'REIMBURSEMENT', 'TAXABLE', onBehalf, '4010'],
  ['an exempt line of an invoice is income all the same', 'TAX_INVOICE', 'EXEMPT', undefined, '4010'],
] as const)('%s', (_what, kind, taxability, head, expected) => {
  expect(soldAccountOf(kind, { sac: '996521', taxability, head })).toBe(expected);
});
