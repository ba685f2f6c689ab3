import { mailAddressFor } from './mail-address.rules';

describe('where a paper goes', () => {
  const party = {
    email: 'office@konkan.test',
    contacts: [
      { email: null, receives: ['INVOICES' as const] },
      { email: 'meera@konkan.test', receives: ['INVOICES' as const, 'STATEMENTS' as const] },
      { email: 'ravi@konkan.test', receives: ['INVOICES' as const] },
    ],
  };

  it.each([
    ['INVOICES', 'meera@konkan.test'],
    ['STATEMENTS', 'meera@konkan.test'],
    ['QUOTATIONS', 'office@konkan.test'],
  ] as const)('%s go to %s', (paper, address) => {
    expect(mailAddressFor(paper, party)).toBe(address);
  });

  it('is open where nobody has an address', () => {
    expect(mailAddressFor('INVOICES', { email: null, contacts: [] })).toBeNull();
  });
});
