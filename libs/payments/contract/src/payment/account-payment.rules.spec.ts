import { imbalancePaise } from '@freightdesk/ledger-contract';
import { gstRates } from '@freightdesk/tax-contract/testing';
import fc from 'fast-check';
import { accountProblems, accountVoucher, type PaidAccount } from './account-payment.rules';

const bank = { id: 'b', name: 'HDFC Bank', accountType: 'CURRENT', accountCode: '1010', currency: 'INR', active: true };
const account = (code: string, kind: PaidAccount['kind'], control: PaidAccount['control'] = null) => ({
  ...{ code, name: code, kind, control },
});
const office = account('6020', 'INDIRECT_EXPENSE');
const within = { gstRate: '18', supply: 'INTRA', itcEligible: true } as const;

describe('what an expense is for', () => {
  const spent = { direction: 'EXPENSE', date: '2026-05-20' } as const;
  const received = { ...spent, direction: 'RECEIPT' } as const;

  it.each([
    ['a cost', spent, office, []],
    ['a cost with GST', { ...spent, gst: within }, office, []],
    ['a due', spent, account('2311', 'LIABILITY'), []],
    ['an asset', spent, account('1500', 'ASSET'), []],
    ['a vendor, who is paid by a payment', spent, account('2100', 'LIABILITY', 'VENDOR'), ['account_not_for_this']],
    ['a bank', spent, account('1010', 'ASSET', 'BANK'), ['account_not_for_this']],
    ['an income', spent, account('4900', 'INCOME'), ['account_not_for_this']],
    ['a due with GST', { ...spent, gst: within }, account('2290', 'LIABILITY'), ['gst_of_due']],
    ['a cost at a rate that is none', { ...spent, gst: { ...within, gstRate: '17' } }, office, ['rate_not_in_force']],
    ['a receipt: an income', received, account('4900', 'INCOME'), []],
    ['a receipt: a loan', received, account('2400', 'LIABILITY'), []],
    ['a receipt: capital', received, account('3000', 'EQUITY'), []],
    ['a receipt: a cost', received, office, ['account_not_for_this']],
    ['a receipt: a customer', received, account('1200', 'ASSET', 'CUSTOMER'), ['account_not_for_this']],
  ] as const)('%s', (_name, terms, asked, expected) => {
    expect(accountProblems(terms, asked, gstRates).map(({ code }) => code)).toEqual(expected);
  });
});

describe('the voucher', () => {
  const payment = { direction: 'EXPENSE', currency: 'INR', amountMinor: 1_180_00 } as const;
  const posted = (terms: Omit<Parameters<typeof accountVoucher>[0], 'bank'>) =>
    accountVoucher({ bank, ...terms }).map(({ accountCode, debitPaise, creditPaise, gstHead }) => [
      ...[accountCode, debitPaise - creditPaise],
      ...(gstHead ? [gstHead] : []),
    ]);

  it('of an expense debits what it is for and the credit of its GST', () => {
    expect(posted({ payment, accountCode: '6020', gst: within })).toEqual([
      ['6020', 1_000_00],
      ['1310', 90_00, 'CGST'],
      ['1320', 90_00, 'SGST'],
      ['1010', -1_180_00],
    ]);
  });

  it('of one without credit debits all of it, and what the bank charged apart', () => {
    const gst = { ...within, itcEligible: false };

    expect(posted({ payment: { ...payment, bankChargesPaise: 18_00 }, accountCode: '6020', gst })).toEqual([
      ['6020', 1_162_00],
      ['6090', 18_00],
      ['1010', -1_180_00],
    ]);
  });

  it.each([
    [
      'whose tax we owe has it back as credit',
      { itcEligible: true },
      [
        ['6020', 1_180_00],
        ['1340', 106_20, 'CGST'],
        ['1350', 106_20, 'SGST'],
        ['2240', -106_20, 'CGST'],
        ['2250', -106_20, 'SGST'],
      ],
    ],
    [
      'whose tax we owe to another State has it back as credit',
      { itcEligible: true, supply: 'INTER' },
      [
        ['6020', 1_180_00],
        ['1360', 212_40, 'IGST'],
        ['2260', -212_40, 'IGST'],
      ],
    ],
    [
      'whose tax we owe without credit costs it too',
      { itcEligible: false },
      [
        ['6020', 1_392_40],
        ['2240', -106_20, 'CGST'],
        ['2250', -106_20, 'SGST'],
      ],
    ],
    [
      'whose tax we owe to another State without credit costs it too',
      { itcEligible: false, supply: 'INTER' },
      [
        ['6020', 1_392_40],
        ['2260', -212_40, 'IGST'],
      ],
    ],
  ] as const)('of an expense %s, and the bank gives the amount alone', (_name, changes, expected) => {
    const gst = { ...within, reverseCharge: true, ...changes };

    expect(posted({ payment, accountCode: '6020', gst })).toEqual([...expected, ['1010', -1_180_00]]);
  });

  it('of a receipt of nobody credits what it is for', () => {
    const received = { ...payment, direction: 'RECEIPT', bankChargesPaise: 20_00 } as const;

    expect(posted({ payment: received, accountCode: '4900' })).toEqual([
      ['1010', 1_180_00],
      ['6090', 20_00],
      ['4900', -1_200_00],
    ]);
  });

  it('balances in any currency', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 1e7 }), fc.constantFrom('RECEIPT', 'EXPENSE'), (amountMinor, direction) => {
        const dollars = { direction, currency: 'USD', amountMinor, exchangeRate: '84.1234' } as const;
        const asked = { bank, payment: dollars, accountCode: '6020' };

        for (const gst of [undefined, within, { ...within, reverseCharge: true }])
          expect(imbalancePaise(accountVoucher({ ...asked, gst }))).toBe(0);
      }),
    );
  });
});
