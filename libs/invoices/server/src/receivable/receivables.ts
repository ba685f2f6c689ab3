import type { DocumentsAsked } from '@freightdesk/invoices-contract';
import { type Db, together, told } from '@freightdesk/shared-database';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { sql } from 'kysely';
import { holdDocuments, type OpenDocument } from '../document/open-documents';
import { type Whose, writtenOutstanding } from '../document/written-outstanding';

const sign = sql`case kind when 'CREDIT_NOTE' then -1 else 1 end`;

/** No more of a document than a payment asks: a customer may have thousands that are open. */
const receivableRows = (db: Db) =>
  db
    .selectFrom('saleInvoice')
    .select(['id', 'date', 'dueDate', 'partyId', 'exchangeRate', 'outstandingMinor'])
    .select((eb) => [
      eb.ref('number').$notNull().as('number'),
      eb.val(null).as('supplierNumber'),
      eb.ref('standing').as('status'),
      eb.ref('currency').$castTo<CurrencyCode>().as('currency'),
      sql<number>`currency_total_minor * ${sign}`.as('totalMinor'),
      sql<number>`total_paise * ${sign}`.as('totalPaise'),
    ])
    .where('status', '=', 'ISSUED')
    .where('number', 'is not', null)
    .where('kind', '<>', 'PROFORMA');

/**
 * Issued documents, paid ones too, the oldest first; what a credit note took beyond its document is open as well, below zero. Handed to
 * payments by the app's wiring.
 */
export async function receivables(db: Db, asked: DocumentsAsked): Promise<OpenDocument[]> {
  if (asked.ids?.length === 0) return [];
  const open = receivableRows(db)
    .$if(asked.ids !== undefined, (query) => query.where('id', 'in', [...(asked.ids ?? [])]))
    .$if(asked.partyId !== undefined, (query) => query.where('partyId', '=', asked.partyId ?? ''))
    .$if(asked.open === true, (query) =>
      query.where((eb) => eb.or([eb('outstandingMinor', '>', 0), eb('outstandingMinor', '<', 0)])),
    )
    .orderBy('date')
    .orderBy('number');
  // A statement of its own, after the lock was had: it sees what another payment settled while this one waited.
  const [, rows] = await together(asked.lock && holdDocuments(db, 'saleInvoice', asked), open.execute());
  return rows;
}

const whose = told(({ partyId }: Whose) => partyId);
/** Said and not told: the index is of open documents alone, and a plan that stands whatever is told enters no such index. */
const nothing = sql.lit(0);

/** What a receipt of a customer may settle. Handed to payments by the app's wiring. */
export const outstandingReceivables = writtenOutstanding((db) =>
  receivableRows(db).where('partyId', '=', whose).where('outstandingMinor', '<>', nothing),
);
