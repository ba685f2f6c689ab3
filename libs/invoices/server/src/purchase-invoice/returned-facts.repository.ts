import type { PurchaseSupply } from '@freightdesk/invoices-contract';
import { type Db, together } from '@freightdesk/shared-database';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { sql } from 'kysely';

export type ReturnedFacts = Awaited<ReturnType<typeof returnedFacts>>;

/** What a note takes over from its bill as it stands there: whose, where and how it was taxed, and where each line was posted. */
export async function returnedFacts(db: Db, id: string) {
  const header = db
    .selectFrom('purchaseInvoice')
    .select(['branchId', 'partyId', 'partyName', 'partyGstin', 'partyPan'])
    .select(['supplierNumber', 'supplierNumberKey', 'supplierDate', 'supplierYear'])
    .select(['placeOfSupplyStateCode', 'placeOfSupplyWhy', 'exchangeRate', 'reverseCharge', 'itcEligible'])
    .select(sql<string>`vendor::text`.as('vendor'))
    .select((eb) => [
      eb.ref('supply').$castTo<PurchaseSupply>().as('supply'),
      eb.ref('currency').$castTo<CurrencyCode>().as('currency'),
    ])
    .where('id', '=', id);
  const lines = db
    .selectFrom('purchaseInvoiceLine')
    .select(['jobId', 'jobNumber', 'docketId', 'docketNumber', 'accountCode'])
    .where('invoiceId', '=', id)
    .orderBy('position');
  const [written, posted] = await together(header.executeTakeFirstOrThrow(), lines.execute());
  return { header: written, lines: posted };
}
