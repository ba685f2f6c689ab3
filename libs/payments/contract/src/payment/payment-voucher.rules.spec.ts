import { imbalancePaise, type PostingLine } from '@freightdesk/ledger-contract';
import fc from 'fast-check';
import { advanceVoucher, paymentVoucher, type SettledInvoice } from './payment-voucher.rules';

const partyId = 'customer';
const bank = { id: 'b', name: 'HDFC Bank', accountType: 'CURRENT', accountCode: '1010', currency: 'INR', active: true };
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
    const payment = {
      direction: 'RECEIPT',
      currency: 'INR',
      amountMinor: 97_900_00,
      tdsPaise: 2_000_00,
      bankChargesPaise: 100_00,
    } as const;

    const { lines, fxGainPaise } = paymentVoucher({
      partyId,
      bank,
      payment,
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
    const payment = { direction: 'RECEIPT', currency: 'USD', amountMinor: 1_000_00, exchangeRate: '84.10' } as const;

    const { lines, fxGainPaise } = paymentVoucher({
      partyId,
      bank,
      payment,
      settlements: [{ invoice: dollarInvoice, amountMinor: 1_000_00 }],
    });

    expect(posted(lines)).toEqual([
      ['1010', 84_100_00],
      ['1200', -83_500_00],
      ['7000', -600_00],
    ]);
    expect(fxGainPaise).toBe(600_00);
  });

  it('tells what the rates brought job by job, the rest without one', () => {
    const payment = { direction: 'RECEIPT', currency: 'USD', amountMinor: 1_500_00, exchangeRate: '84.10' } as const;
    const jobs = [
      { jobId: 'one', paise: 50_000_00 },
      { jobId: 'two', paise: 25_000_00 },
      { jobId: null, paise: 8_500_00 },
    ];
    const terms = { partyId, payment, settlements: [{ invoice: { ...dollarInvoice, jobs }, amountMinor: 1_000_00 }] };
    const exchange = (lines: readonly PostingLine[]) =>
      lines
        .filter(({ accountCode }) => accountCode === '7000')
        .map(({ jobId, debitPaise, creditPaise }) => [jobId, creditPaise - debitPaise]);

    const paid = paymentVoucher({ ...terms, bank });
    expect(exchange(paid.lines)).toEqual([
      ['one', 359_28],
      ['two', 179_64],
      [undefined, 61_08],
    ]);
    expect(paid.fxGainPaise).toBe(600_00);
    expect(exchange(advanceVoucher({ ...terms, unallocatedMinor: 1_500_00 }).lines)).toEqual(exchange(paid.lines));
  });

  it('received below the rate of the invoice is a loss', () => {
    const payment = { direction: 'RECEIPT', currency: 'USD', amountMinor: 1_000_00, exchangeRate: '83.00' } as const;

    const { lines } = paymentVoucher({
      partyId,
      bank,
      payment,
      settlements: [{ invoice: dollarInvoice, amountMinor: 1_000_00 }],
    });

    expect(posted(lines).at(-1)).toEqual(['7000', 500_00]);
  });

  it.each([
    ['at a rate', { exchangeRate: '84.10' }],
    ['as the bank states what it credited', { bankAmountPaise: 83_510_00 }],
  ])('of dollars less what the bank kept of their rupees is charges and exchange apart, %s', (_how, says) => {
    const money = { direction: 'RECEIPT', currency: 'USD', amountMinor: 1_000_00, bankChargesPaise: 590_00 } as const;
    const payment = { ...money, ...says };
    const settlements = [{ invoice: dollarInvoice, amountMinor: 1_000_00 }];
    const chargesGst = { gstRate: '18', supply: 'INTRA', itcEligible: true } as const;

    const { lines, fxGainPaise } = paymentVoucher({ partyId, bank, payment, settlements, chargesGst });

    expect(posted(lines)).toEqual([
      ...[['1010', 83_510_00], ['6090', 500_00], ['1310', 45_00], ['1320', 45_00]], // prettier-ignore
      ...[['1200', -83_500_00], ['7000', -600_00]], // prettier-ignore
    ]);
    expect(fxGainPaise).toBe(600_00);
  });

  it('in a foreign account keeps the dollars beside their worth', () => {
    const payment = { direction: 'RECEIPT', currency: 'USD', amountMinor: 1_000_00, exchangeRate: '84.10' } as const;

    const { lines } = paymentVoucher({ partyId, bank: { ...bank, currency: 'USD' }, payment, settlements: [] });

    expect(net(lines, '1010')).toEqual({ paise: 84_100_00, minor: 1_000_00 });
    expect(net(lines, '2150')).toEqual({ paise: -84_100_00, minor: -1_000_00 });
  });

  it("leaves what no invoice takes as the customer's advance, in his name", () => {
    const payment = { direction: 'RECEIPT', currency: 'INR', amountMinor: 1_20_000_00 } as const;

    const { lines } = paymentVoucher({
      partyId,
      bank,
      payment,
      settlements: [{ invoice: rupeeInvoice, amountMinor: 1_00_000_00 }],
    });

    expect(lines.at(-1)).toMatchObject({ accountCode: '2150', creditPaise: 20_000_00, partyId });
  });
});

describe("a payment's voucher", () => {
  const payment = { direction: 'PAYMENT', currency: 'INR', amountMinor: 1_00_000_00 } as const;

  it('credits the bank, and debits the vendor with all that its charges leave', () => {
    const { lines } = paymentVoucher({
      partyId,
      bank,
      payment: { ...payment, amountMinor: 1_00_059_00, bankChargesPaise: 59_00 },
      settlements: [{ invoice: rupeeInvoice, amountMinor: 1_00_000_00 }],
    });

    expect(posted(lines)).toEqual([
      ['1010', -1_00_059_00],
      ['6090', 59_00],
      ['2100', 1_00_000_00],
    ]);
  });

  it('of dollars takes what the bank charged for sending them beside their worth', () => {
    const abroad = { ...payment, currency: 'USD', amountMinor: 1_000_00, exchangeRate: '84.10' } as const;

    const { lines } = paymentVoucher({
      ...{ partyId, bank },
      payment: { ...abroad, bankChargesPaise: 590_00 },
      settlements: [],
    });

    expect(posted(lines)).toEqual([['1010', -84_690_00], ['6090', 590_00], ['1260', 84_100_00]]); // prettier-ignore
  });

  it('ahead is an advance with the TDS that is withheld of it', () => {
    const { lines } = paymentVoucher({
      partyId,
      bank,
      tdsAccountCode: '2311',
      payment: { ...payment, amountMinor: 98_000_00, tdsPaise: 2_000_00 },
      settlements: [],
    });

    expect(posted(lines)).toEqual([
      ['1010', -98_000_00],
      ['2311', -2_000_00],
      ['1260', 1_00_000_00],
    ]);
  });

  it("sets what the vendor owes us against his other bills, each at its own bill's worth", () => {
    const debit = { ...rupeeInvoice, totalMinor: -4_000_00, totalPaise: -4_000_00, outstandingMinor: -4_000_00 };

    const { lines, fxGainPaise } = paymentVoucher({
      partyId,
      bank,
      payment: { ...payment, amountMinor: 96_000_00 },
      settlements: [
        { invoice: rupeeInvoice, amountMinor: 1_00_000_00 },
        { invoice: debit, amountMinor: -4_000_00 },
      ],
    });

    expect(posted(lines)).toEqual([
      ['1010', -96_000_00],
      ['2100', 1_00_000_00],
      ['2100', -4_000_00],
    ]);
    expect(fxGainPaise).toBe(0);
  });

  it('of $1,000 billed at 83.50 and paid at 84.10 is a loss of the 600 between them', () => {
    const { lines, fxGainPaise } = paymentVoucher({
      partyId,
      bank,
      payment: { direction: 'PAYMENT', currency: 'USD', amountMinor: 1_000_00, exchangeRate: '84.10' },
      settlements: [{ invoice: dollarInvoice, amountMinor: 1_000_00 }],
    });

    expect(posted(lines)).toEqual([
      ['1010', -84_100_00],
      ['2100', 83_500_00],
      ['7000', 600_00],
    ]);
    expect(fxGainPaise).toBe(-600_00);
  });
});

const anyMinor = fc.integer({ min: 1, max: 10_000_000 });
/** Of a currency whose smallest unit is worth a paisa at least: what is worth nothing can't be posted. */
const anyRate = fc.integer({ min: 10_000, max: 2_000_000 }).map((digits) => (digits / 10_000).toFixed(4));

const owedIn = { RECEIPT: '1200', PAYMENT: '2100' } as const;
const aheadIn = { RECEIPT: '2150', PAYMENT: '1260' } as const;
const anyDirection = fc.constantFrom<'RECEIPT' | 'PAYMENT'>('RECEIPT', 'PAYMENT');
/** A vendor's debit is settled by amounts below zero. */
const anySign = fc.constantFrom(1, -1);

describe('advances and what is owed', () => {
  it('in however many parts an invoice is paid, all of its worth is taken off in both currencies and nothing stays', () => {
    const anyParts = fc.array(anyMinor, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(anyDirection, anySign, anyParts, anyMinor, anyRate, (direction, sign, parts, more, exchangeRate) => {
        const totalMinor = sign * parts.reduce((sum, part) => sum + part, 0);
        const worth = Math.abs(totalMinor) + more;
        let outstandingMinor = totalMinor;
        const lines = parts.flatMap((part) => {
          const invoice = { ...dollarInvoice, totalMinor, totalPaise: sign * worth, outstandingMinor };
          outstandingMinor -= sign * part;
          const payment = { direction, currency: 'USD', amountMinor: part, exchangeRate } as const;
          const settlements = [{ invoice, amountMinor: sign * part }];
          return paymentVoucher({ partyId, bank, payment, settlements }).lines;
        });

        const turned = direction === 'RECEIPT' ? -sign : sign;
        expect(imbalancePaise(lines)).toBe(0);
        expect(net(lines, owedIn[direction])).toEqual({
          paise: turned * worth,
          minor: Math.sign(turned) * Math.abs(totalMinor),
        });
      }),
    );
  });

  it('in however many parts an advance is used, all of its worth is taken off and nothing stays', () => {
    fc.assert(
      fc.property(
        anyDirection,
        fc.array(anyMinor, { minLength: 1, maxLength: 6 }),
        anyRate,
        (direction, parts, exchangeRate) => {
          const amountMinor = parts.reduce((sum, part) => sum + part, 0);
          const payment = { direction, currency: 'USD', amountMinor, exchangeRate } as const;
          let unallocatedMinor = amountMinor;
          const moves = parts.flatMap((part) => {
            const invoice = { ...dollarInvoice, totalMinor: part, totalPaise: part * 83, outstandingMinor: part };
            const settlements = [{ invoice, amountMinor: part }];
            const { lines } = advanceVoucher({ partyId, payment, unallocatedMinor, settlements });
            unallocatedMinor -= part;
            return lines;
          });
          const all = [...paymentVoucher({ partyId, bank, payment, settlements: [] }).lines, ...moves];

          expect(imbalancePaise(all)).toBe(0);
          expect(net(all, aheadIn[direction])).toEqual({ paise: 0, minor: 0 });
        },
      ),
    );
  });
});
