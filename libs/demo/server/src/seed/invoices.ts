import {
  type AddSaleInvoiceInput,
  addSaleInvoice,
  cancelSaleInvoice,
  issueSaleInvoice,
  type SaleInvoice,
} from '@freightdesk/invoices-contract';
import type { JobMode } from '@freightdesk/intl-shipment-contract';
import { businessDateAt } from '@freightdesk/shared-calendar';
import { chargesOf } from './charges';
import { headFinder, type Planned } from './heads';
import { Made } from './made';
import type { Random } from './random';
import { later } from './work-time';
import type { World } from './world';

/** Somebody is to be billed, for a job where jobs are kept. */
export interface Billable {
  from: Date;
  isForeign: boolean;
  customerId: Made<string>;
  jobId?: Made<string>;
  mode?: JobMode;
}

export interface Bill {
  invoice: Made<SaleInvoice>;
  isForeign: boolean;
  /** When it was issued, if it will be paid one day. */
  issuedAt: Date;
}

/** Every eighth document waits as a draft, and one in eleven was made for the wrong party. */
const staysDraft = (index: number) => index % 8 === 7;
const isMistake = (index: number) => index % 11 === 4;

/** Every ninth customer has agreed on so much less for all of a shipment. */
const discountOf = (index: number) => (index % 9 === 2 ? { discountPercent: '2.5' } : {});

/** Accounts bill what was shipped: a draft, then the issue, now and then a mistake. Answers the bills that stand. */
export function tellOfInvoices(world: World, billables: readonly Billable[]): Bill[] {
  const { diary, random } = world;
  const underHeads = headFinder();
  return billables.flatMap((billable, index): Bill[] => {
    const { isForeign } = billable;
    const invoice = new Made<SaleInvoice>(`Invoice ${index + 1}`);
    const writtenAt = billable.from;
    const issuedAt = later(writtenAt, 0, random);
    const terms = termsOf(isForeign, random);
    diary.note('ACCOUNT', writtenAt, async (call) => {
      const { customerId, jobId } = billable;
      const lines = (await underHeads(call, terms.lines)).map((line) => ({
        ...line,
        ...(jobId && { jobId: jobId.record }),
      }));
      const sides = { partyId: customerId.record, date: businessDateAt(writtenAt) };
      invoice.record = (await call(addSaleInvoice, { ...terms, ...sides, ...discountOf(index), lines })).data;
    });
    if (staysDraft(index)) return [];
    diary.note('ACCOUNT', issuedAt, async (call) => {
      const { id, version } = invoice.record;
      invoice.record = await call(issueSaleInvoice, { id, version });
    });
    if (!isMistake(index)) return [{ invoice, isForeign, issuedAt }];
    diary.note('ACCOUNT', later(issuedAt, random.whole(1, 3), random), async (call) => {
      const { id, version } = invoice.record;
      await call(cancelSaleInvoice, { id, version, reason: 'Made out to the wrong party' });
    });
    return [];
  });
}

type Line = AddSaleInvoiceInput['lines'][number];
type Terms = Omit<AddSaleInvoiceInput, 'partyId' | 'date' | 'lines'> & { lines: readonly Planned<Line>[] };

function termsOf(isForeign: boolean, random: Random): Terms {
  const lines = chargesOf({ isForeign, random });
  if (!isForeign) return { kind: 'TAX_INVOICE', currency: 'INR', lines };
  return { kind: 'EXPORT', currency: 'USD', exchangeRate: `88.${random.whole(10, 90)}`, lines };
}
