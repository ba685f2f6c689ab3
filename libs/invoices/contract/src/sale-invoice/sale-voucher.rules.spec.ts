import { imbalancePaise } from '@freightdesk/ledger-contract';
import { computeInvoice, supplyKinds } from '@freightdesk/tax-contract';
import fc from 'fast-check';
import { saleVoucherLines } from './sale-voucher.rules';

const partyId = '01990000-0000-7000-8000-00000000000a';
const jobId = '01990000-0000-7000-8000-0000000000b1';

type Terms = Parameters<typeof computeInvoice>[0];

function voucherOf(terms: Terms) {
  const figures = computeInvoice(terms);
  const lines = figures.lines.map((line, index) => ({
    ...line,
    gstRate: terms.lines[index]?.gstRate ?? '0',
    incomeAccountCode: '4000',
    jobId: index === 0 ? jobId : null,
  }));
  const { currency, exchangeRate } = terms;
  return saleVoucherLines({ ...figures, lines, partyId, currency, exchangeRate: exchangeRate ?? '1' });
}

const shown = (terms: Terms) =>
  voucherOf(terms).map(({ accountCode, debitPaise, creditPaise, gstHead, gstRate, jobId: job }) =>
    [accountCode, debitPaise - creditPaise, gstHead && `${gstHead} ${gstRate}`, job && 'job'].filter(
      (part) => part !== undefined,
    ),
  );

describe('the voucher of a sale', () => {
  it('within the State owes both halves, and rounding stands alone', () => {
    const lines = [
      { quantity: '1', rate: '10000.40', gstRate: '18' },
      { quantity: '2', rate: '100', gstRate: '5' },
    ];

    expect(shown({ lines, supply: 'INTRA', currency: 'INR' })).toEqual([
      ['1200', 12_010_00],
      ['4000', -10_000_40, 'job'],
      ['4000', -200_00],
      ['2210', -900_04, 'CGST 18'],
      ['2220', -900_04, 'SGST 18'],
      ['2210', -5_00, 'CGST 5'],
      ['2220', -5_00, 'SGST 5'],
      ['7900', 48],
    ]);
  });

  it('in dollars keeps them beside the rupees of the day', () => {
    const lines = [{ quantity: '1', rate: '1000', gstRate: '18' }];

    expect(voucherOf({ lines, supply: 'EXPORT', currency: 'USD', exchangeRate: '83.5' })).toEqual([
      expect.objectContaining({ accountCode: '1200', debitPaise: 83_500_00, currency: 'USD', currencyMinor: 1_000_00 }),
      expect.objectContaining({ accountCode: '4000', creditPaise: 83_500_00, currencyMinor: -1_000_00 }),
    ]);
  });

  it('balances whatever is sold', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 10_000 }).map(String),
      rate: fc.integer({ min: 0, max: 9_999_999 }).map((paise) => (paise / 100).toFixed(2)),
      gstRate: fc.constantFrom('0', '5', '12', '18'),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), fc.constantFrom(...supplyKinds), (lines, supply) => {
        expect(imbalancePaise(voucherOf({ lines, supply, currency: 'INR' }))).toBe(0);
      }),
    );
  });
});
