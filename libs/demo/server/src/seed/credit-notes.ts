import { creditSaleInvoice, getSaleInvoice, rateOf } from '@freightdesk/invoices-contract';
import { businessDateAt } from '@freightdesk/shared-calendar';
import type { Bill } from './invoices';
import { later } from './work-time';
import type { World } from './world';

/** Of every twelve bills which are corrected, after how many days, and by how much of their first line. */
const corrections: Readonly<Record<number, { days: [number, number]; share: number; reason: string }>> = {
  /** Paid already: what is credited stays with us as the customer's. */
  0: { days: [26, 30], share: 0.1, reason: 'Discount for volume, agreed for the quarter' },
  3: { days: [2, 6], share: 0.2, reason: 'Rate was agreed lower than it was billed' },
  /** Not paid yet. */
  5: { days: [4, 9], share: 1, reason: 'The shipment was moved to another forwarder' },
};

/** Now and then a bill was too high, or not due at all: accounts correct it by a credit note. */
export function tellOfCreditNotes({ diary, random }: World, bills: readonly Bill[]): void {
  bills.forEach(({ invoice, issuedAt }, index) => {
    const correction = corrections[index % 12];
    if (!correction) return;
    const { share, reason } = correction;
    const at = later(issuedAt, random.whole(...correction.days), random);
    diary.note('ACCOUNT', at, async (call) => {
      const { id, lines, currency } = await call(getSaleInvoice, { id: invoice.record.id });
      const [line] = lines;
      const note = { id, date: businessDateAt(at), reason };
      if (share === 1 || !line) {
        await call(creditSaleInvoice, { ...note, full: true });
        return;
      }
      const { description, sac, gstRate, taxableMinor } = line;
      const rate = rateOf(Math.round(taxableMinor * share), currency);
      await call(creditSaleInvoice, {
        ...note,
        lines: [{ description, sac, gstRate, quantity: '1', rate, againstLine: 1 }],
      });
    });
  });
}
