import { columnsIn, isPaidOnBehalf, lineTotalPaise } from './custom-view.rules';

describe('the columns of an address', () => {
  it.each([
    ['none named', null, ['quantity', 'rate', 'amount', 'tax']],
    ['some, in any order', 'rate,sac', ['sac', 'rate']],
    ['nothing but the total', '', []],
    ['one that is not known', 'sac,colour', ['sac']],
  ])('with %s', (_name, text, expected) => {
    expect(columnsIn(text)).toEqual(expected);
  });
});

describe('a line', () => {
  it.each([
    ['a taxed charge', 'TAX_INVOICE', 'TAXABLE', false],
    ['an exempt charge', 'BILL_OF_SUPPLY', 'EXEMPT', false],
    ['a duty that was paid for the customer', 'TAX_INVOICE', 'NON_GST', true],
    ['an untaxed line of a reimbursement', 'REIMBURSEMENT', 'NIL', true],
    ['a line of a reimbursement with a mark-up', 'REIMBURSEMENT', 'TAXABLE', false],
  ] as const)('that is %s', (_name, kind, taxability, expected) => {
    expect(isPaidOnBehalf(kind, { taxability })).toBe(expected);
  });

  it('is owed with its tax', () => {
    expect(lineTotalPaise({ taxablePaise: 100_00, cgstPaise: 9_00, sgstPaise: 9_00, igstPaise: 0 })).toBe(118_00);
  });
});
