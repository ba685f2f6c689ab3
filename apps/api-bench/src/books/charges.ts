import type { chargesOf } from '@freightdesk/demo-server';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import { newId } from '@freightdesk/shared-database';
import { type HeadOfCharge, type SettledCharge, settleCharges } from '@freightdesk/tax-contract';
import type { Books } from './books';

/** A charge as a story plans it, under the code of its head. */
export type Planned = ReturnType<typeof chargesOf>[number];

interface ChargedJob {
  id: string;
  date: BusinessDate;
  payerId: string;
}

/** What is bought for a price, in hundredths of it. */
const costShare = 82;

/** The charge heads of the company, by their codes. */
export class Heads {
  constructor(readonly byCode: ReadonlyMap<string, HeadOfCharge>) {}

  /** Lines in rupees as a job or a quotation keeps them, each with what it costs. */
  priced(lines: readonly Planned[], vendorId: string | null): SettledCharge[] {
    const asked = lines.flatMap(({ head, description, quantity, rate }) => {
      const { id } = (head && this.byCode.get(head)) || {};
      const buyRate = String(Math.round((Number(rate) * costShare) / 100));
      const price = { quantity, sellRate: rate, buyRate, basis: 'PER_SHIPMENT' as const };
      return id === undefined ? [] : [{ ...price, chargeHeadId: id, description, vendorId }];
    });
    const { charges, problems } = settleCharges({
      ...{ lines: asked, heads: [...this.byCode.values()], rates: {}, list: 'charges' },
    });
    if (problems.length > 0) throw new Error(`A charge is none: ${JSON.stringify(problems)}`);
    return charges.map(({ line: _line, ...charge }) => charge);
  }
}

/** The document that bills charges, with what its lines come to before tax. */
interface Billing {
  id: string;
  number: string;
  paise: readonly number[];
}

/** Writes down what a job earns and costs; the ids of its charges in their order. */
export function chargeJob(
  books: Books,
  { id: recordId, date, payerId }: ChargedJob,
  { charges, billing }: { charges: readonly SettledCharge[]; billing?: Billing },
): string[] {
  const at = books.at(date);
  return charges.map((charge, position) => {
    const id = newId();
    books.sheets.add('charge', {
      ...charge,
      ...{ id, record: 'jobcard', recordId, position, payerId, isAccrued: false, waivedReason: null },
      ...{ quotedBuyPaise: charge.buyPaise, quotedSellPaise: charge.sellPaise },
      saleDocumentId: billing?.id ?? null,
      saleDocumentNumber: billing?.number ?? null,
      billedSellPaise: billing?.paise[position] ?? null,
      ...{ createdAt: at, createdBy: books.author.id },
    });
    return id;
  });
}
