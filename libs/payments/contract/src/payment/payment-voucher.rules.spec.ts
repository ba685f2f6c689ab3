import { imbalancePaise, type PostingLine } from '@freightdesk/ledger-contract';
import fc from 'fast-check';
import { advanceVoucher, paymentVoucher, type SettledInvoice } from './payment-voucher.rules';

const partyId = 'customer';
const bank = { id: 'b', name: 'HDFC Bank', accountCode: '1010', currency: 'INR', active: true };
const dollarInvoice: SettledInvoice = {
  currency: 'USD',
  exchangeRate: '83.50',
  totalMinor: 1_000_00,
  totalPaise: 83_500_00,
  outstandingMinor: 1_000_00,
};
const rupeeInvoice: SettledInvoice = {
  currency: 'INR',
  exchangeRate: '1',
  totalMinor: 1_00_000_00,
  totalPaise: 1_00_000_00,
  outstandingMinor: 1_00_000_00,
};

/** Account by account, debit positive. */
const posted = (lines: readonly PostingLine[]) =>
  lines.map(({ accountCode, debitPaise, creditPaise }) => [accountCode, debitPaise - creditPaise]);

const net = (lines: readonly PostingLine[], code: string) => {
  const own = lines.filter(({ accountCode }) => accountCode === code);
  return { paise: imbalancePaise(own), minor: own.reduce((sum, { currencyMinor = 0 }) => sum + currencyMinor, 0) };
};

describe("a receipt's voucher", () => {
  it('debits the bank, the tax withheld and the charges, and credits the debtor with all of it', () => {
    const receipt = { currency: 'INR', amountMinor: 97_900_00, tdsPaise: 2_000_00, bankChargesPaise: 100_00 } as const;

    const { lines, fxGainPaise } = paymentVoucher({
      partyId,
      bank,
      receipt,
      settlements: [{ invoice: rupeeInvoice, amountMinor: 1_00_000_00 }],
    });

    expect(posted(lines)).toEqual([
      ['1010', 97_900_00],
      ['1400', 2_000_00],
      ['6090', 100_00],
      ['1200', -1_00_000_00],
    ]);
    expect(fxGainPaise).toBe(0);
  });

  it("settles $1,000 of 83.50 received at 84.10 at the invoice's rate, and the 600 between them are a gain", () => {
    const receipt = { currency: 'USD', amountMinor: 1_000_00, exchangeRate: '84.10' } as const;

    const { lines, fxGainPaise } = paymentVoucher({
      partyId,
      bank,
      receipt,
      settlements: [{ invoice: dollarInvoice, amountMinor: 1_000_00 }],
    });

    expect(posted(lines)).toEqual([
      ['1010', 84_100_00],
      ['1200', -83_500_00],
      ['7000', -600_00],
    ]);
    expect(fxGainPaise).toBe(600_00);
  });

  it('received below the rate of the invoice is a loss', () => {
    const receipt = { currency: 'USD', amountMinor: 1_000_00, exchangeRate: '83.00' } as const;

    const { lines } = paymentVoucher({
      partyId,
      bank,
      receipt,
      settlements: [{ invoice: dollarInvoice, amountMinor: 1_000_00 }],
    });

    expect(posted(lines).at(-1)).toEqual(['7000', 500_00]);
  });

  it('in a foreign account keeps the dollars beside their worth', () => {
    const receipt = { currency: 'USD', amountMinor: 1_000_00, exchangeRate: '84.10' } as const;

    const { lines } = paymentVoucher({ partyId, bank: { ...bank, currency: 'USD' }, receipt, settlements: [] });

    expect(net(lines, '1010')).toEqual({ paise: 84_100_00, minor: 1_000_00 });
    expect(net(lines, '2150')).toEqual({ paise: -84_100_00, minor: -1_000_00 });
  });

  it("leaves what no invoice takes as the customer's advance, in his name", () => {
    const receipt = { currency: 'INR', amountMinor: 1_20_000_00 } as const;

    const { lines } = paymentVoucher({
      partyId,
      bank,
      receipt,
      settlements: [{ invoice: rupeeInvoice, amountMinor: 1_00_000_00 }],
    });

    expect(lines.at(-1)).toMatchObject({ accountCode: '2150', creditPaise: 20_000_00, partyId });
  });
});

const anyMinor = fc.integer({ min: 1, max: 10_000_000 });
const anyRate = fc.integer({ min: 1, max: 2_000_000 }).map((digits) => (digits / 10_000).toFixed(4));

describe('advances and debtors', () => {
  it('in however many parts an invoice is paid, all of its worth is taken off and nothing stays', () => {
    fc.assert(
      fc.property(fc.array(anyMinor, { minLength: 1, maxLength: 6 }), anyMinor, anyRate, (parts, worth, rate) => {
        const totalMinor = parts.reduce((sum, part) => sum + part, 0);
        let outstandingMinor = totalMinor;
        const lines = parts.flatMap((amountMinor) => {
          const invoice = { ...dollarInvoice, totalMinor, totalPaise: worth, outstandingMinor };
          outstandingMinor -= amountMinor;
          const receipt = { currency: 'USD', amountMinor, exchangeRate: rate } as const;
          return paymentVoucher({ partyId, bank, receipt, settlements: [{ invoice, amountMinor }] }).lines;
        });

        expect(imbalancePaise(lines)).toBe(0);
        expect(net(lines, '1200').paise).toBe(-worth);
      }),
    );
  });

  it('in however many parts an advance is used, all of its worth is taken off and nothing stays', () => {
    fc.assert(
      fc.property(fc.array(anyMinor, { minLength: 1, maxLength: 6 }), anyRate, (parts, exchangeRate) => {
        const amountMinor = parts.reduce((sum, part) => sum + part, 0);
        const receipt = { currency: 'USD', amountMinor, exchangeRate } as const;
        let unallocatedMinor = amountMinor;
        const moves = parts.flatMap((part) => {
          const invoice = { ...dollarInvoice, totalMinor: part, totalPaise: part * 83, outstandingMinor: part };
          const settlements = [{ invoice, amountMinor: part }];
          const { lines } = advanceVoucher({ partyId, receipt, unallocatedMinor, settlements });
          unallocatedMinor -= part;
          return lines;
        });
        const all = [...paymentVoucher({ partyId, bank, receipt, settlements: [] }).lines, ...moves];

        expect(imbalancePaise(all)).toBe(0);
        expect(net(all, '2150').paise).toBe(0);
      }),
    );
  });
});
