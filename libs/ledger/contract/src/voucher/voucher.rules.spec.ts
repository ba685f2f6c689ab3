import fc from 'fast-check';
import { credit, debit, imbalancePaise, mirrorOf, type PostingLine } from './voucher.rules';

const anyLine = fc
  .tuple(fc.constantFrom('1000', '1200', '4000'), fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.boolean())
  .map(([code, paise, isDebit]) => (isDebit ? debit : credit)(code, paise, { currencyMinor: paise }));

const anyVoucher = fc.array(anyLine, { maxLength: 20 }).map((lines) => lines.flat());

const netOf = (lines: readonly PostingLine[]) =>
  new Map(
    lines.map((line) => [
      line.accountCode,
      imbalancePaise(lines.filter((other) => other.accountCode === line.accountCode)),
    ]),
  );

describe('postings', () => {
  it('an amount of nothing posts nothing', () => {
    expect(debit('1200', 0)).toEqual([]);
    expect(credit('1200', 0)).toEqual([]);
  });

  it('a negative debit is a credit of the same size', () => {
    expect(debit('7900', -40)).toEqual([{ accountCode: '7900', debitPaise: 0, creditPaise: 40 }]);
    expect(credit('7900', -40)).toEqual([{ accountCode: '7900', debitPaise: 40, creditPaise: 0 }]);
  });

  it('has exactly one side above zero, whatever the sign', () => {
    fc.assert(
      fc.property(anyVoucher, (lines) => {
        expect(lines.filter((line) => line.debitPaise > 0 === line.creditPaise > 0)).toEqual([]);
      }),
    );
  });

  it('a voucher and its mirror cancel out, account by account and in every currency', () => {
    fc.assert(
      fc.property(anyVoucher, (lines) => {
        const both = [...lines, ...mirrorOf(lines)];
        const foreign = both.reduce((sum, line) => sum + (line.currencyMinor ?? 0), 0);

        expect(imbalancePaise(both)).toBe(0);
        expect([...netOf(both).values()].filter((net) => net !== 0)).toEqual([]);
        expect(foreign).toBe(0);
      }),
    );
  });
});
