import type { BookedBill, Gstr2bFile, Gstr2bImported, ToldDocument } from '@freightdesk/invoices-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import { type Db, newId, type Tx } from '@freightdesk/shared-database';
import { type WriteContext, writtenBy } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

interface Month {
  gstin: string;
  from: BusinessDate;
  to: BusinessDate;
}

/** Registrations of ours: those that bills were bought under, and those of branches. */
export async function ourRegistrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ gstin: string }>`
    -- One bill of each is looked at, however many there are.
    with recursive bought as (
      (select recipient_gstin as gstin from purchase_invoice where recipient_gstin is not null order by 1 limit 1)
      union all
      select (select recipient_gstin from purchase_invoice where recipient_gstin > bought.gstin order by 1 limit 1)
      from bought where bought.gstin is not null
    ), ours as (
      select gstin from branch union select gstin from bought
    )
    select gstin from ours where gstin is not null
    order by gstin is distinct from (select office.gstin from branch office where office.is_head_office), gstin`.execute(
    db,
  );
  return rows.map(({ gstin }) => gstin);
}

const ofBill = sql`document.supplier_gstin = bill.party_gstin and document.fiscal_year = bill.supplier_year
  and document.number_key = document_key(bill.supplier_number)`;

const told = sql`bill.id, bill.kind, bill.number, bill.supplier_number, bill.supplier_date::text as supplier_date,
  bill.supplier_year, bill.date::text as date, bill.party_gstin as supplier_gstin,
  jsonb_build_object('id', bill.party_id, 'name', bill.party_name) as party,
  bill.taxable_paise, bill.cgst_paise, bill.sgst_paise, bill.igst_paise`;

/** Bills with tax that a vendor charged, and notes against them: those of the month, and those that the month's file tells of. */
export async function billsToMatch(db: Db, { gstin, from, to }: Month): Promise<BookedBill[]> {
  const isOfMonth = sql`bill.date between ${from}::date and ${to}::date`;
  const isCharged = sql`bill.status = 'POSTED' and bill.party_gstin is not null and not bill.reverse_charge
    and bill.recipient_gstin = ${gstin} and bill.cgst_paise + bill.sgst_paise + bill.igst_paise > 0`;
  const { rows } = await sql<BookedBill>`
    select ${told} from purchase_invoice bill where ${isCharged} and ${isOfMonth}
    union all
    select ${told} from purchase_invoice bill where ${isCharged} and not ${isOfMonth} and id in (
      select bill.id from gstr2b_document document join purchase_invoice bill on ${ofBill}
      where document.gstin = ${gstin} and document.month = ${from}::date
        and bill.status = 'POSTED' and bill.party_gstin is not null and bill.kind = 'BILL')
    order by date, number`.execute(db);
  return rows;
}

/** What the month's file tells, and what other months' files tell of the month's bills. */
export async function documentsTold(db: Db, { gstin, from, to }: Month): Promise<ToldDocument[]> {
  const { rows } = await sql<ToldDocument>`
    select id, month::text as month, kind, supplier_gstin, supplier_name, number, number_key, date::text as date, fiscal_year,
      taxable_paise, cgst_paise, sgst_paise, igst_paise, reverse_charge, itc_available
    from gstr2b_document document
    where gstin = ${gstin} and not reverse_charge and (month = ${from}::date
      or exists (select from purchase_invoice bill where bill.status = 'POSTED' and bill.kind = 'BILL'
        and bill.date between ${from}::date and ${to}::date and ${ofBill}))
    order by month desc, date, number`.execute(db);
  return rows;
}

const periodOf = (month: BusinessDate) => `${month.slice(5, 7)}${month.slice(0, 4)}`;

export async function fileOfMonth(
  db: Db,
  { gstin, from }: Pick<Month, 'gstin' | 'from'>,
): Promise<Gstr2bImported | null> {
  const row = await db
    .selectFrom('gstr2bFile')
    .select(['id', 'gstin', 'month', 'documents', 'createdAt'])
    .where('gstin', '=', gstin)
    .where('month', '=', from)
    .executeTakeFirst();
  if (!row) return null;
  const { month, createdAt, ...file } = row;
  return { ...file, period: periodOf(month), importedAt: createdAt.toISOString() };
}

/** Two who bring in one month wait for each other; the later one stays. */
async function holdMonth(tx: Tx, gstin: string, month: BusinessDate): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`GSTR-2B of ${gstin} ${month}`}, 0))`.execute(tx);
}

/** A file in the place of the one that was there for its month. */
export async function keepFile(
  { tx, clock, actor }: WriteContext,
  { gstin, documents }: Gstr2bFile,
  month: BusinessDate,
): Promise<void> {
  await holdMonth(tx, gstin, month);
  await tx.deleteFrom('gstr2bFile').where('gstin', '=', gstin).where('month', '=', month).execute();
  const fileId = newId();
  const by = writtenBy({ clock, actor });
  await tx
    .insertInto('gstr2bFile')
    .values({ id: fileId, gstin, month, documents: documents.length, ...by })
    .execute();
  for (let first = 0; first < documents.length; first += atOnce) {
    const rows = documents.slice(first, first + atOnce);
    await tx
      .insertInto('gstr2bDocument')
      .values(rows.map((document) => ({ ...document, id: newId(), fileId, gstin, month })))
      .execute();
  }
}

/** A statement holds 65,535 values at most. */
const atOnce = 2_000;
