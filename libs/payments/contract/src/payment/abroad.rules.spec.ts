import { abroadProblem } from './abroad.rules';

const paid = {
  direction: 'PAYMENT' as const,
  currency: 'USD' as const,
  amountMinor: 1_000_00,
  exchangeRate: '84.10',
  allocations: [] as { invoiceId: string; amountMinor: number }[],
};
const vendor = { name: 'Rotterdam Agency', country: 'NL', hasTerms: true };
const bill = { invoiceId: 'a', amountMinor: 1_000_00 };

describe('what goes abroad ahead of a bill', () => {
  it.each([
    ['without rate and treaty', { form15ca: 'CA123456' }, { hasTerms: false }, 'partyId'],
    ['without form 15CA', {}, {}, 'form15ca'],
    ['with a form that is empty', { form15ca: '' }, {}, 'form15ca'],
    ['with both', { form15ca: 'CA123456' }, {}, undefined],
    ['all for bills, which have their own', { allocations: [bill] }, { hasTerms: false }, undefined],
    ['in part for bills', { allocations: [{ ...bill, amountMinor: 1 }] }, {}, 'form15ca'],
    ['to a vendor in India', {}, { country: 'IN', hasTerms: false }, undefined],
    ['from a customer abroad', { direction: 'RECEIPT' as const }, { hasTerms: false }, undefined],
  ])('%s', (_name, payment, party, field) => {
    expect(abroadProblem({ ...paid, ...payment }, { ...vendor, ...party })?.field).toBe(field);
  });
});
