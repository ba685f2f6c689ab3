import { purchaseInvoiceList, type PurchaseInvoiceRow } from '@freightdesk/invoices-contract';
import { accountCode } from '@freightdesk/ledger-contract';
import type { TdsNature } from '@freightdesk/parties-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Db, Tx } from '@freightdesk/shared-database';
import {
  type Asking,
  type ListRequest,
  keptInsert,
  recordTable,
  type WrittenPage,
  writtenPagesOf,
} from '@freightdesk/shared-server-kit';
import type { TdsPapers, TdsSoFar } from '@freightdesk/tax-contract';
import { sql } from 'kysely';
import { lockWithCorrected } from '../document/corrected.repository';
import { tallyOf } from '../document/document-tally';
import { byJobOf } from '../document/job-search';
import { byPartyOf } from '../document/party-search';
import { purchaseRows } from './purchase-rows';
import { papersOf, type TaxedPayee } from './tds-papers.repository';
import { purchaseShape } from './purchase-shape';

const pages = writtenPagesOf(
  (db: Db | Tx, asking: Asking<{ today: BusinessDate }>) => purchaseRows(db, asking('today')),
  {
    table: 'purchase_invoice',
    list: purchaseInvoiceList,
    searched: {
      own: ['number', 'supplierNumber'],
      related: { ...byPartyOf('bills'), id: byJobOf('purchaseInvoiceLine') },
    },
    tallied: tallyOf('PURCHASE'),
    shape: purchaseShape,
  },
);

export const listPurchaseRows = (
  db: Db,
  request: ListRequest,
  today: BusinessDate,
): Promise<WrittenPage<PurchaseInvoiceRow>> => pages(db, request, { today });

/** Makes writers of one bill wait for each other, and payments that settle it too; of a note its bill as well, in one order. */
export const lockPurchase = (tx: Tx, id: string): Promise<void> => lockWithCorrected(tx, 'purchase_invoice', id);

export const {
  insert: insertPurchase,
  change: changePurchase,
  remove: removePurchase,
} = recordTable('purchaseInvoice');

/** A draft's lines are written anew as a whole. */
export async function deleteLines(tx: Tx, invoiceId: string): Promise<void> {
  await tx.deleteFrom('purchaseInvoiceLine').where('invoiceId', '=', invoiceId).execute();
}

export const insertLines = keptInsert('purchaseInvoiceLine');

/** A bill of the party that bears the number in the fiscal year, drafts included; a cancelled one may be entered again. */
export const findBySupplierNumber = (
  db: Db,
  { partyId, supplierYear, supplierNumberKey }: Record<'partyId' | 'supplierYear' | 'supplierNumberKey', string>,
) =>
  db
    .selectFrom('purchaseInvoice')
    .select(['id', 'number', 'status'])
    .where('partyId', '=', partyId)
    .where('supplierYear', '=', supplierYear)
    .where('supplierNumberKey', '=', supplierNumberKey)
    .where('status', '<>', 'CANCELLED')
    .where('kind', '=', 'BILL')
    .executeTakeFirst();

/** Accounts that a line can be booked to: costs, what was paid on a customer's behalf (CGST Rules, rule 33), and fixed assets. */
export async function costAccountCodes(db: Db, codes: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .select('code')
    .where('code', 'in', codes)
    .where((eb) =>
      eb.or([
        eb('kind', 'in', ['DIRECT_COST', 'INDIRECT_EXPENSE']),
        eb('code', 'in', [accountCode.disbursements, accountCode.fixedAssets]),
      ]),
    )
    .execute();
  return rows.map(({ code }) => code);
}

/** Bills of one PAN wait for each other till commit: each must see what the one before it added to the year. */
export async function holdPayee(tx: Tx, { partyId, pan }: TaxedPayee): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`TDS of ${pan ?? partyId}`}, 0))`.execute(tx);
}

interface TaxedPeriod {
  nature: TdsNature;
  from: BusinessDate;
  to: BusinessDate;
}

/** What a PAN was credited in a period for one nature, over branches and records of the same payee, and what of it was taxed. */
export function tdsSoFar(
  db: Db,
  payee: TaxedPayee,
  period: TaxedPeriod & { date: BusinessDate },
): Promise<TdsSoFar & { papers: TdsPapers | null }> {
  const { partyId, pan } = payee;
  return db
    .selectFrom('purchaseInvoice')
    .select([
      sql<number>`coalesce(sum(taxable_paise), 0)::bigint`.as('creditedPaise'),
      sql<number>`(coalesce(sum(tds_base_paise), 0) + ${taxedAhead(payee, period)})::bigint`.as('taxedPaise'),
      papersOf(payee, period).as('papers'),
    ])
    .where('status', '=', 'POSTED')
    .where('tdsNature', '=', period.nature)
    .where('date', '>=', period.from)
    .where('date', '<=', period.to)
    .where((eb) => eb.or([eb('partyId', '=', partyId), ...(pan ? [eb('partyPan', '=', pan)] : [])]))
    .executeTakeFirstOrThrow();
}

/** Advances of which tax was withheld: their bills, which come later, are not taxed again. */
const taxedAhead = ({ partyId, pan }: TaxedPayee, { nature, from, to }: TaxedPeriod) => sql`
  (select coalesce(sum(withheld_base(p)), 0) from payment p join party on party.id = p.party_id
    where p.direction = 'PAYMENT' and p.status = 'POSTED' and p.tds_paise > 0 and p.tds_nature = ${nature}
      and p.date between ${from} and ${to} and (party.id = ${partyId} or party.pan = ${pan}))`;
