import type { OpenInvoice } from '../payment/allocation.rules';
import type { SettledInvoice } from '../payment/payment-voucher.rules';
import { writeOffProblems, writeOffVoucher } from './write-off.rules';

const invoice: OpenInvoice & SettledInvoice = {
  ...{ id: 'd1', number: 'SI/26-27/000001', partyId: 'c1', date: '2026-04-10', currency: 'INR', exchangeRate: '1' },
  ...{ totalMinor: 1_000_00, totalPaise: 1_000_00, outstandingMinor: 120_00 },
};

const posted = (direction: 'RECEIPT' | 'PAYMENT', part: Parameters<typeof writeOffVoucher>[1]) => {
  const { lines, amountPaise } = writeOffVoucher({ partyId: 'c1', direction }, part);
  return { amountPaise, lines: lines.map((line) => [line.accountCode, line.debitPaise - line.creditPaise]) };
};

describe('a write-off', () => {
  it.each([
    ['of an invoice: Dr bad debts, Cr debtors', 'RECEIPT', [['1200', -120_00], ['6200', 120_00]]], // prettier-ignore
    ['of a bill: Dr creditors, Cr other income', 'PAYMENT', [['2100', 120_00], ['4900', -120_00]]], // prettier-ignore
  ] as const)('%s', (_what, direction, lines) => {
    expect(posted(direction, { invoice, amountMinor: 120_00 })).toEqual({ amountPaise: 120_00, lines });
  });

  it('of dollars takes off what is left at the rate of the invoice, to the last paisa', () => {
    const dollars = { ...invoice, currency: 'USD', exchangeRate: '83.50', totalPaise: 83_500_01 } as const;

    const { amountPaise } = posted('RECEIPT', { invoice: { ...dollars, outstandingMinor: 1_00 }, amountMinor: 1_00 });

    expect(amountPaise).toBe(83_50);
  });

  it.each([
    ['more than is outstanding', 120_01, invoice, 'amountMinor', 'over_allocated'],
    ['what is not in the books', 1, undefined, 'invoiceId', 'invoice_not_open'],
    ['what is owed back', 1_00, { ...invoice, outstandingMinor: -5_00 }, 'amountMinor', 'other_sign'],
  ] as const)('of %s is refused', (_what, amountMinor, document, field, code) => {
    expect(writeOffProblems({ invoiceId: 'd1', amountMinor }, document)).toMatchObject([{ field, code }]);
  });
});
