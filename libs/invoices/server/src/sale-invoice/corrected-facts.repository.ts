import type { StateCode } from '@freightdesk/parties-contract';
import { type Db, together } from '@freightdesk/shared-database';
import type { CurrencyCode } from '@freightdesk/shared-money';
import type { SupplyKind } from '@freightdesk/tax-contract';
import { sql } from 'kysely';

export type CorrectedFacts = Awaited<ReturnType<typeof correctedFacts>>;

/** What a note takes over from its document as it stands there: whom, where and how it was taxed, and where each line was posted. */
export async function correctedFacts(db: Db, id: string) {
  const header = db
    .selectFrom('saleInvoice')
    .select(['branchId', 'partyId', 'partyName', 'partyGstin'])
    .select(sql<string>`recipient::text`.as('recipient'))
    .select((eb) => [
      eb.ref('placeOfSupplyStateCode').$castTo<StateCode>().as('placeOfSupplyStateCode'),
      ...(['placeOfSupplyWhy', 'placeOfSupplyReason', 'exchangeRate'] as const),
      ...(['reverseCharge', 'exportWithPayment', 'sezUnderLut', 'roundsOff'] as const),
      eb.ref('supply').$castTo<SupplyKind>().as('supply'),
      eb.ref('currency').$castTo<CurrencyCode>().as('currency'),
    ])
    .where('id', '=', id);
  const lines = db
    .selectFrom('saleInvoiceLine')
    .select(['jobId', 'jobNumber', 'docketId', 'docketNumber', 'incomeAccountCode'])
    .where('invoiceId', '=', id)
    .orderBy('position');
  const [written, posted] = await together(header.executeTakeFirstOrThrow(), lines.execute());
  return { header: written, lines: posted };
}
