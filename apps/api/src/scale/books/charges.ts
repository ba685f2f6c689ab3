import type { BusinessDate } from '@freightdesk/shared-calendar';
import { newId } from '@freightdesk/shared-database';
import type { SettledCharge } from '@freightdesk/tax-contract';
import type { Books } from './books';

interface ChargedJob {
  id: string;
  date: BusinessDate;
  payerId: string;
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
