import { type DocumentsAsked, purchaseInvoiceProblems } from '@freightdesk/invoices-contract';
import { type Db, together, told } from '@freightdesk/shared-database';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { refuse } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';
import { holdDocuments, type OpenDocument } from '../document/open-documents';
import { type Whose, writtenOutstanding } from '../document/written-outstanding';
import { isUnremitted } from '../purchase-invoice/remittance.repository';

const sign = sql`case kind when 'DEBIT_NOTE' then -1 else 1 end`;

/** No more of a bill than a payment asks: a vendor may have thousands that are open. */
const payableRows = (db: Db) =>
  db
    .selectFrom('purchaseInvoice')
    .select(['id', 'supplierNumber', 'date', 'dueDate', 'partyId', 'exchangeRate', 'outstandingMinor'])
    .select((eb) => [
      eb.ref('number').$notNull().as('number'),
      eb.ref('standing').as('status'),
      eb.ref('currency').$castTo<CurrencyCode>().as('currency'),
      sql<number>`payable_minor * ${sign}`.as('totalMinor'),
      sql<number>`payable_paise * ${sign}`.as('totalPaise'),
    ])
    .where('status', '=', 'POSTED')
    .where('number', 'is not', null);

/** Posted bills, paid ones too, the oldest first; what a vendor owes us is open as well. Handed to payments by the app's wiring. */
export async function payables(db: Db, asked: DocumentsAsked): Promise<OpenDocument[]> {
  if (asked.ids?.length === 0) return [];
  const isPaid = asked.lock === true && asked.ids !== undefined && asked.abroad !== 'TAKEN_BACK';
  const isKept = isPaid ? isUnremitted({ hasForm: asked.abroad === 'UNDER_OWN_FORM' }) : sql<boolean>`false`;
  const open = payableRows(db)
    .select(isKept.as('isUnremitted'))
    .$if(asked.ids !== undefined, (query) => query.where('id', 'in', [...(asked.ids ?? [])]))
    .$if(asked.partyId !== undefined, (query) => query.where('partyId', '=', asked.partyId ?? ''))
    .$if(asked.open === true, (query) => query.where('outstandingMinor', '<>', 0))
    .orderBy('date')
    .orderBy('number');
  // A statement of its own, after the lock was had: it sees what another payment settled while this one waited.
  const [, rows] = await together(asked.lock && holdDocuments(db, 'purchaseInvoice', asked), open.execute());
  if (rows.some((row) => row.isUnremitted && row.outstandingMinor > 0))
    refuse(purchaseInvoiceProblems.remittance_missing);
  return rows;
}

const whose = told(({ partyId }: Whose) => partyId);
/** Said and not told: the index is of open documents alone, and a plan that stands whatever is told enters no such index. */
const nothing = sql.lit(0);

/** What a payment to a vendor may settle. Handed to payments by the app's wiring. */
export const outstandingPayables = writtenOutstanding((db) =>
  payableRows(db).where('partyId', '=', whose).where('outstandingMinor', '<>', nothing),
);
