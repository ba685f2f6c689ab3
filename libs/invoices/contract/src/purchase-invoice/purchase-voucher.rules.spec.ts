import { imbalancePaise } from '@freightdesk/ledger-contract';
import fc from 'fast-check';
import { payableOf } from './payable.rules';
import { pricePurchase } from './price-purchase.rules';
import type { PurchaseSides } from './purchase-place.rules';
import { purchaseVoucherLines } from './purchase-voucher.rules';

const partyId = '01990000-0000-7000-8000-00000000000c';
const jobId = '01990000-0000-7000-8000-0000000000b1';
const recipient = { gstin: '27AAGCB7383J1Z8', stateCode: '27' } as const;
const local: PurchaseSides = { vendor: { country: 'IN', stateCode: '27' }, recipient };
const foreign: PurchaseSides = { vendor: { country: 'SG' }, recipient };

interface Case {
  terms: Parameters<typeof pricePurchase>[0];
  sides?: PurchaseSides;
  itcEligible?: boolean;
  tdsPaise?: number;
}

function voucherOf({ terms, sides = local, itcEligible = true, tdsPaise = 0 }: Case) {
  const { figures, reverseCharge, lineTax } = pricePurchase(terms, sides);
  const lines = figures.lines.map((line, index) => ({
    ...line,
    gstRate: terms.lines[index]?.gstRate ?? '0',
    accountCode: '5010',
    jobId: index === 0 ? jobId : null,
    tax: lineTax[index] ?? { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
  }));
  const { currency, exchangeRate } = terms;
  return purchaseVoucherLines({
    ...{ ...figures, ...payableOf({ ...figures, tdsPaise }), lines, partyId, currency, reverseCharge, itcEligible },
    ...{ exchangeRate: exchangeRate ?? '1', tdsPaise, tdsAccountCode: tdsPaise > 0 ? '2311' : null },
  });
}

const shown = (one: Case) =>
  voucherOf(one).map(({ accountCode, debitPaise, creditPaise, gstHead, gstRate, jobId: job, partyId: party }) =>
    [accountCode, debitPaise - creditPaise, gstHead && `${gstHead} ${gstRate}`, job && 'job', party && 'vendor'].filter(
      (part) => part !== undefined,
    ),
  );

const bill = (changes: object = {}) => ({
  lines: [{ quantity: '1', rate: '10000', gstRate: '5' }],
  currency: 'INR' as const,
  ...changes,
});

describe('the voucher of a bill', () => {
  it('owes the vendor the total less TDS, and the government the TDS', () => {
    expect(shown({ terms: bill({ roundOffPaise: 40 }), tdsPaise: 200_00 })).toEqual([
      ['5010', 10_000_00, 'job'],
      ['1310', 250_00, 'CGST 5'],
      ['1320', 250_00, 'SGST 5'],
      ['7900', 40],
      ['2100', -10_300_40, 'vendor'],
      ['2311', -200_00],
    ]);
  });

  it('under reverse charge owes the tax to the government and has it back', () => {
    expect(shown({ terms: bill({ reverseCharge: true }) })).toEqual([
      ['5010', 10_000_00, 'job'],
      ['1340', 250_00, 'CGST 5'],
      ['1350', 250_00, 'SGST 5'],
      ['2100', -10_000_00, 'vendor'],
      ['2240', -250_00, 'CGST 5'],
      ['2250', -250_00, 'SGST 5'],
    ]);
  });

  it('without credit costs the tax too', () => {
    expect(shown({ terms: bill(), itcEligible: false })).toEqual([
      ['5010', 10_500_00, 'job'],
      ['2100', -10_500_00, 'vendor'],
    ]);
  });

  it('in dollars keeps them beside the rupees of the day', () => {
    const terms = bill({
      currency: 'USD',
      exchangeRate: '83.5',
      lines: [{ quantity: '1', rate: '1000', gstRate: '18' }],
    });

    expect(voucherOf({ terms, sides: foreign })).toEqual([
      expect.objectContaining({ accountCode: '5010', debitPaise: 83_500_00, currency: 'USD', currencyMinor: 1_000_00 }),
      expect.objectContaining({ accountCode: '1360', debitPaise: 15_030_00 }),
      expect.objectContaining({ accountCode: '2100', creditPaise: 83_500_00, currencyMinor: -1_000_00 }),
      expect.objectContaining({ accountCode: '2260', creditPaise: 15_030_00 }),
    ]);
  });

  it('balances whatever is bought', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 10_000 }).map(String),
      rate: fc.integer({ min: 0, max: 9_999_999 }).map((paise) => (paise / 100).toFixed(2)),
      gstRate: fc.constantFrom('0', '5', '18'),
    });
    const anyCase = fc.record({
      terms: fc.record({
        lines: fc.array(line, { minLength: 1, maxLength: 8 }),
        currency: fc.constant('INR' as const),
        reverseCharge: fc.boolean(),
        roundOffPaise: fc.integer({ min: -99, max: 99 }),
      }),
      sides: fc.constantFrom(local, foreign),
      itcEligible: fc.boolean(),
      tdsPaise: fc.integer({ min: 0, max: 1_000_00 }),
    });
    fc.assert(
      fc.property(anyCase, (one) => {
        expect(imbalancePaise(voucherOf(one))).toBe(0);
      }),
    );
  });
});
