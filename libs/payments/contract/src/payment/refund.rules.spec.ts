import { imbalancePaise, type PostingLine } from '@freightdesk/ledger-contract';
import { taxOf } from '@freightdesk/tax-contract';
import fc from 'fast-check';
import { advanceTaxFigures, advanceTaxTaken, type TaxedAdvance, taxedPart } from './advance-tax.rules';
import { paymentOf } from './payment.builder';
import {
  type LeftAdvance,
  levelledAdvance,
  mayRefund,
  refundedFigures,
  type RefundedReceipt,
  refundProblems,
  refundVoucher,
} from './refund.rules';

const receipt = (changes: Partial<RefundedReceipt> = {}): RefundedReceipt => ({ ...paymentOf(), ...changes });
const taxed = (advancePaise: number, supply: 'INTRA' | 'INTER' = 'INTER') => {
  const whole = { ...advanceTaxFigures(advancePaise, { gstRate: '18', supply, placeOfSupply: '27' }), advancePaise };
  return { ...whole, gstRate: '18', left: whole };
};

describe('what a customer paid ahead', () => {
  it.each<[string, Partial<RefundedReceipt>, boolean]>([
    ['is given back as far as something of it is left', { unallocatedMinor: 1 }, true],
    ['is not where nothing is left', { unallocatedMinor: 0 }, false],
    ['is not where the receipt was reversed', { status: 'REVERSED' }, false],
    ['is in another currency too', { currency: 'USD' }, true],
    ['is not where nobody knows who paid it', { party: null }, false],
    ['is not what a vendor was paid ahead', { direction: 'PAYMENT' }, false],
  ])('%s', (_what, changes, expected) => {
    expect(mayRefund(receipt(changes))).toBe(expected);
  });

  it.each<[string, Partial<RefundedReceipt>, Parameters<typeof refundProblems>[1], string[]]>([
    ['all that is left, on its day', {}, { amountMinor: 1_18_000_00, date: '2026-05-20' }, []],
    ['a paisa more', {}, { amountMinor: 1_18_000_01, date: '2026-05-20' }, ['amountMinor over_refunded']],
    ['before it came', {}, { amountMinor: 1, date: '2026-05-19' }, ['date before_advance']],
    [
      'before it was taken off an invoice',
      { allocations: [{ amountMinor: -1, date: '2026-06-02' }] },
      { amountMinor: 1, date: '2026-06-01' },
      ['date before_advance'],
    ],
    [
      'after a part was used',
      { allocations: [{ amountMinor: 1, date: '2026-06-02' }] },
      { amountMinor: 1, date: '2026-06-01' },
      [],
    ],
    [
      'before another refund was taken back',
      { refunds: [{ number: 'PV/1', reversedOn: '2026-06-03' }] },
      { amountMinor: 1, date: '2026-06-02' },
      ['date before_advance'],
    ],
    ['rupees at a rate', {}, { amountMinor: 1, date: '2026-06-02', exchangeRate: '84' }, ['exchangeRate refund_rate']],
    ['dollars without one', { currency: 'USD' }, { amountMinor: 1, date: '2026-06-02' }, ['exchangeRate refund_rate']],
    ['dollars at a rate', { currency: 'USD' }, { amountMinor: 1, date: '2026-06-02', exchangeRate: '84.1' }, []],
    [
      'dollars as the bank states them',
      { currency: 'USD' },
      { amountMinor: 1, date: '2026-06-02', bankAmountPaise: 84 },
      [],
    ],
    [
      'dollars worth more than books hold',
      { currency: 'USD' },
      { amountMinor: 1_00_000_00, date: '2026-06-02', exchangeRate: '999999999999' },
      ['exchangeRate refund_rate'],
    ],
  ])('is asked for: %s', (_what, changes, asked, expected) => {
    expect(refundProblems(receipt(changes), asked).map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
  });

  it.each([
    ['a half takes a half of the tax', 59_000, { advancePaise: 59_000, igstPaise: 9_000 }, 59_000, 9_000],
    ['the rest takes the rest', 118_000, { advancePaise: 118_000, igstPaise: 18_000 }, 0, 0],
  ])('%s with it', (_what, amount, tax, leftMinor, leftTaxPaise) => {
    const found = refundedFigures({ unallocatedMinor: 118_000, advanceTax: taxed(118_000) }, amount);

    expect(found).toMatchObject({ tax, leftMinor, leftTaxPaise });
  });

  it('takes no tax with it where none is within it', () => {
    const untaxed = { unallocatedMinor: 500, advanceTax: null };
    expect(refundedFigures(untaxed, 200)).toEqual({ tax: null, leftMinor: 300, leftTaxPaise: 0 });
    // What came off an invoice later bears none beside what was taxed.
    const used = { ...taxed(118_000), left: { advancePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 } };
    expect(refundedFigures({ unallocatedMinor: 500, advanceTax: used }, 200).tax).toBeNull();
  });

  it('is posted from the bank against customer advances, and its tax against the output heads', () => {
    const tax = { cgstPaise: 9_000, sgstPaise: 9_000, igstPaise: 0 };
    const money = { currency: 'INR' as const, amountMinor: 118_000 };
    const { lines } = refundVoucher({
      receipt: left({ ...money, unallocatedMinor: 118_000 }),
      bank,
      money,
      gstRate: '18',
      tax,
    });

    expect(moved(lines)).toEqual([
      ...[['2150', 118_000], ['1101', -118_000]], // prettier-ignore
      ...[['1390', -18_000], ['2210', 9_000], ['2220', 9_000]], // prettier-ignore
    ]);
    expect(imbalancePaise(lines)).toBe(0);
  });

  it('of dollars goes at what the advance is worth, and what the day differs by is exchange', () => {
    const money = { currency: 'USD' as const, amountMinor: 400_00, exchangeRate: '84.10' };
    const { lines, fxGainPaise } = refundVoucher({ receipt: dollars(1_000_00), bank, money, gstRate: null, tax: null });

    expect(moved(lines)).toEqual([...[['2150', 33_400_00], ['1101', -33_640_00], ['7000', 240_00]]]); // prettier-ignore
    expect(fxGainPaise).toBe(-240_00);
  });

  it('that is taken back after other parts went leaves what is left at its share of the receipt', () => {
    // Three cents for a rupee: 33 paise went first, then 34; the 33 that come back stand for 34.
    const receipt = left({ currency: 'USD', amountMinor: 3, bankAmountPaise: 100, unallocatedMinor: 1 });
    const { lines, fxGainPaise } = levelledAdvance(receipt, { backMinor: 1, givenBackPaise: 33 });

    expect([moved(lines), fxGainPaise]).toEqual([[...[['2150', -1], ['7000', 1]]], -1]); // prettier-ignore
    expect(levelledAdvance(receipt, { backMinor: 1, givenBackPaise: 34 }).lines).toEqual([]);
  });
});

const bank = { id: 'b', name: 'HDFC Bank', accountType: 'CURRENT', accountCode: '1101', currency: 'INR', active: true };
const left = (facts: Omit<LeftAdvance, 'party'>): LeftAdvance => ({ party: { id: 'p' }, ...facts });
const dollars = (unallocatedMinor: number) =>
  left({ currency: 'USD', amountMinor: 1_000_00, exchangeRate: '83.50', unallocatedMinor });
const moved = (lines: readonly PostingLine[]) =>
  lines.map(({ accountCode: code, debitPaise, creditPaise }) => [code, debitPaise - creditPaise]);

const less = (left: TaxedAdvance, taken: TaxedAdvance): TaxedAdvance => ({
  advancePaise: left.advancePaise - taken.advancePaise,
  cgstPaise: left.cgstPaise - taken.cgstPaise,
  sgstPaise: left.sgstPaise - taken.sgstPaise,
  igstPaise: left.igstPaise - taken.igstPaise,
});
const nothing: TaxedAdvance = { advancePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };
const back = (taken: TaxedAdvance): TaxedAdvance => less(nothing, taken);

/** Of what is left a share is used, given back, or a refund that stands is taken back just as it was. */
const moves = fc.array(
  fc.tuple(fc.constantFrom('use', 'refund', 'take back'), fc.double({ min: 0, max: 1, noNaN: true })),
  {
    maxLength: 14,
  },
);

it('used, given back and taken back in any order, an advance and its tax end at nothing, to the paisa', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 90_00_000 }),
      fc.constantFrom('INTRA' as const, 'INTER' as const),
      moves,
      (advancePaise, supply, asked) => {
        const whole = taxed(advancePaise, supply);
        let left: TaxedAdvance = whole;
        const standing: TaxedAdvance[] = [];
        const give = (amount: number) => {
          const { tax, leftMinor, leftTaxPaise } = refundedFigures(
            { unallocatedMinor: left.advancePaise, advanceTax: { ...whole, left } },
            amount,
          );
          if (tax) standing.push(tax);
          left = less(left, tax ?? nothing);
          expect({ leftMinor, leftTaxPaise }).toEqual({ leftMinor: left.advancePaise, leftTaxPaise: taxOf(left) });
        };
        for (const [move, share] of asked) {
          const amount = Math.round(left.advancePaise * share);
          if (move === 'take back') left = less(left, back(standing.pop() ?? nothing));
          else if (amount > 0 && move === 'refund') give(amount);
          else if (amount > 0) {
            const part = taxedPart({ advancePaise, leftPaise: left.advancePaise }, amount);
            left = less(left, { ...advanceTaxTaken(whole, left, part), advancePaise: part });
          }
        }
        if (left.advancePaise > 0) give(left.advancePaise);
        expect({ left: left.advancePaise, tax: taxOf(left) }).toEqual({ left: 0, tax: 0 });
      },
    ),
  );
});
