import { imbalancePaise, type PostingLine } from '@freightdesk/ledger-contract';
import fc from 'fast-check';
import { allocatedMinor } from '../payment/allocation.rules';
import type { SettledInvoice } from '../payment/payment-voucher.rules';
import { proposedSetOff, setOffVoucher } from './set-off.rules';

const partyId = 'konkan';

const open = (id: string, date: string, outstandingMinor: number, currency = 'INR') => ({
  ...{ id, number: id, partyId, date, currency, outstandingMinor },
});

describe('what is proposed to be set off', () => {
  it.each([
    ['the smaller side in full, of the other the oldest first', { sales: [300, 500], bills: [400] }, [300, 100], [400]],
    ['nothing where one side has nothing', { sales: [300], bills: [] }, [], []],
    ['nothing of what is owed back', { sales: [300, -200], bills: [250] }, [250], [250]],
  ])('is %s', (_what, outstanding, sales, bills) => {
    const found = proposedSetOff(
      {
        sales: outstanding.sales.map((minor, day) => open(`s${day}`, `2026-04-0${day + 1}`, minor)),
        bills: outstanding.bills.map((minor, day) => open(`b${day}`, `2026-04-0${day + 1}`, minor)),
      },
      'INR',
    );

    expect(found.sales.map(({ amountMinor }) => amountMinor)).toEqual(sales);
    expect(found.bills.map(({ amountMinor }) => amountMinor)).toEqual(bills);
  });

  it('is as much of the one side as of the other, whatever stands there, and never more than a document has', () => {
    const side = fc.array(fc.record({ minor: fc.integer({ min: -1_000, max: 10_000 }), inRupees: fc.boolean() }), { maxLength: 6 }); // prettier-ignore
    fc.assert(
      fc.property(side, side, (ours, theirs) => {
        const documents = (kind: string, all: typeof ours) =>
          all.map(({ minor, inRupees }, index) =>
            open(`${kind}${index}`, '2026-04-01', minor, inRupees ? 'INR' : 'USD'),
          );
        const [sales, bills] = [documents('s', ours), documents('b', theirs)];

        const found = proposedSetOff({ sales, bills }, 'INR');

        expect(allocatedMinor(found.sales)).toBe(allocatedMinor(found.bills));
        for (const { invoiceId, amountMinor } of [...found.sales, ...found.bills]) {
          const document = [...sales, ...bills].find(({ id }) => id === invoiceId);
          expect(document?.currency).toBe('INR');
          expect(amountMinor).toBeGreaterThan(0);
          expect(amountMinor).toBeLessThanOrEqual(document?.outstandingMinor ?? 0);
        }
      }),
    );
  });
});

describe("a set-off's voucher", () => {
  const sum = (lines: readonly PostingLine[], code: string) =>
    imbalancePaise(lines.filter(({ accountCode }) => accountCode === code));

  it('balances at any two rates, and leaves nothing of either document in rupees', () => {
    const worth = fc.integer({ min: 1, max: 90_000_00 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_00 }),
        worth,
        worth,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (minor, salePaise, billPaise, share) => {
          // prettier-ignore
          const first = Math.min(Math.max(Math.round(minor * share), 1), minor);
          const parts = [first, minor - first].filter((part) => part > 0);
          const document = (totalPaise: number, outstandingMinor: number): SettledInvoice => ({
            ...{ currency: 'USD', exchangeRate: '80', totalMinor: minor, totalPaise, outstandingMinor },
          });

          const vouchers = parts.map((amountMinor, index) => {
            const outstanding = index === 0 ? minor : minor - first;
            return setOffVoucher(partyId, {
              sales: [{ invoice: document(salePaise, outstanding), amountMinor }],
              bills: [{ invoice: document(billPaise, outstanding), amountMinor }],
            });
          });

          const lines = vouchers.flatMap((voucher) => voucher.lines);
          expect(vouchers.every((voucher) => imbalancePaise(voucher.lines) === 0)).toBe(true);
          expect(sum(lines, '1200')).toBe(-salePaise);
          expect(sum(lines, '2100')).toBe(billPaise);
          expect(vouchers.reduce((gain, { fxGainPaise }) => gain + fxGainPaise, 0)).toBe(billPaise - salePaise);
        },
      ),
    );
  });

  it('gives the jobs of the invoices what the bills brought in beside the invoices, whatever the bills are of', () => {
    const dollars = (exchangeRate: string, totalPaise: number, jobs: SettledInvoice['jobs'] = []): SettledInvoice => ({
      ...{ currency: 'USD', exchangeRate, totalMinor: 1_000_00, totalPaise, outstandingMinor: 1_000_00, jobs },
    });
    const sale = (rate: string, paise: number, jobId: string | null) => dollars(rate, paise, [{ jobId, paise }]);

    const { lines, fxGainPaise } = setOffVoucher(partyId, {
      sales: [
        { invoice: sale('83', 83_000_00, 'one'), amountMinor: 200_00 },
        { invoice: sale('85', 85_000_00, 'two'), amountMinor: 500_00 },
        { invoice: sale('83', 83_000_00, null), amountMinor: 300_00 },
      ],
      bills: [{ invoice: dollars('84', 84_000_00, [{ jobId: 'three', paise: 84_000_00 }]), amountMinor: 1_000_00 }],
    });

    const exchange = lines.filter(({ accountCode }) => accountCode === '7000');
    expect(exchange.map(({ jobId, debitPaise, creditPaise }) => [jobId, creditPaise - debitPaise])).toEqual([
      ['one', 200_00],
      ['two', -500_00],
      [undefined, 300_00],
    ]);
    expect(fxGainPaise).toBe(0);
  });
});
