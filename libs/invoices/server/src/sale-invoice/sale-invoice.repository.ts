import { type SaleInvoiceKind, saleInvoiceList, type SaleInvoiceRow } from '@freightdesk/invoices-contract';
import { type BusinessDate, fiscalYearOf } from '@freightdesk/shared-calendar';
import { type Db, statement, told, type Tx } from '@freightdesk/shared-database';
import {
  type Asking,
  type ListRequest,
  keptInsert,
  recordTable,
  type WrittenPage,
  writtenPagesOf,
} from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';
import { lockWithCorrected } from '../document/corrected.repository';
import { tallyOf } from '../document/document-tally';
import { byJobOf } from '../document/job-search';
import { byPartyOf } from '../document/party-search';
import { invoiceRows } from './invoice-rows';
import { invoiceShape } from './invoice-shape';

const pages = writtenPagesOf(
  (db: Db | Tx, asking: Asking<{ today: BusinessDate }>) => invoiceRows(db, asking('today')),
  {
    table: 'sale_invoice',
    list: saleInvoiceList,
    searched: { own: ['number'], related: { ...byPartyOf('sales'), id: byJobOf('saleInvoiceLine') } },
    tallied: tallyOf('SALE'),
    shape: invoiceShape,
  },
);

export const listInvoiceRows = (
  db: Db,
  request: ListRequest,
  today: BusinessDate,
): Promise<WrittenPage<SaleInvoiceRow>> => pages(db, request, { today });

/**
 * Makes writers of one document wait for each other, and payments that settle it too; of a note the document that it is against
 * as well. In one order for everyone, so that two writers never wait for each other.
 */
export const lockInvoice = (tx: Tx, id: string): Promise<void> => lockWithCorrected(tx, 'sale_invoice', id);

export const { insert: insertInvoice, change: changeInvoice, remove } = recordTable('saleInvoice');

/** A recurring invoice does not remember that it made a draft that is deleted; its next one is made on its day all the same. */
export async function removeInvoice(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('recurringInvoice').set({ lastInvoiceId: null }).where('lastInvoiceId', '=', id).execute();
  await remove(tx, id);
}

/** A draft's lines are written anew as a whole. */
export async function deleteLines(tx: Tx, invoiceId: string): Promise<void> {
  await tx.deleteFrom('saleInvoiceLine').where('invoiceId', '=', invoiceId).execute();
}

export const insertLines = keptInsert('saleInvoiceLine');

export async function voucherOf(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('saleInvoice').select('voucherId').where('id', '=', id).executeTakeFirstOrThrow();
  return row.voucherId;
}

/** Those of the numbers that a document bears: ours and brought forward, whatever became of it. */
export async function numbersTaken(db: Db, numbers: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ number: string }>`
    select number from sale_invoice where number = any(${[...new Set(numbers)]}::text[])`.execute(db);
  return new Set(rows.map(({ number }) => number));
}

interface Standing {
  kind: SaleInvoiceKind;
  supplierGstin: string | null;
  date: BusinessDate;
}

interface StandingNumber {
  number: string;
  date: BusinessDate;
}

const latestStanding = statement<Standing & { to: BusinessDate }, StandingNumber>((db) =>
  db
    .selectFrom('saleInvoice')
    .select((eb) => [eb.ref('number').$notNull().as('number'), 'date'])
    .where('number', 'is not', null)
    .where('status', '!=', 'CANCELLED')
    .where(
      'kind',
      '=',
      told(({ kind }: Standing) => kind),
    )
    .where(
      'supplierGstin',
      'is not distinct from',
      told(({ supplierGstin }: Standing) => supplierGstin),
    )
    .where(
      'date',
      '>',
      told(({ date }: Standing) => date),
    )
    .where(
      'date',
      '<=',
      told(({ to }: { to: BusinessDate }) => to),
    )
    .orderBy('date', 'desc')
    .limit(1),
);

/** The latest-dated document of the same series and fiscal year, after a date and up to today. Cancelled ones do not count. */
export async function laterInSeries(
  db: Db,
  { kind, supplierGstin, date }: Standing,
  today: BusinessDate,
): Promise<StandingNumber | undefined> {
  const { to } = fiscalYearOf(date);
  return (await latestStanding(db, { kind, supplierGstin, date, to: today < to ? today : to }))[0];
}
