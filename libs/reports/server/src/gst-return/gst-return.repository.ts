import type {
  AdvanceRow,
  BoughtFigures,
  IssuedSeries,
  ReportPeriod,
  ReturnFigures,
} from '@freightdesk/reports-contract';
import type { Db } from '@freightdesk/shared-database';
import { type RawBuilder, sql } from 'kysely';

/** Numbers that were taken in these days, also of documents that were cancelled since. */
const numbersTaken = ({ from, to }: ReportPeriod, gstin: string | null) => sql`
    select kind, number, status = 'CANCELLED' as is_cancelled from sale_invoice
    where date between ${from}::date and ${to}::date and number is not null and kind not in ('PROFORMA', 'OPENING')
      and (${gstin}::text is null or supplier_gstin = ${gstin}::text)
    union all
    select 'SELF_INVOICE', self_invoice_number, status = 'CANCELLED' from purchase_invoice
    where date between ${from}::date and ${to}::date and self_invoice_number is not null
      and (${gstin}::text is null or recipient_gstin = ${gstin}::text)
    union all
    -- What pays a bill that we invoice to ourselves is a payment voucher too (CGST Act s.31(3)(g)), under the payment's number.
    select distinct 'PAYMENT_VOUCHER', payment.number, payment.status = 'REVERSED'
    from allocation settled
    join purchase_invoice bill on bill.id = settled.purchase_invoice_id and bill.self_invoice_number is not null
    join payment on payment.id = settled.payment_id
    where settled.date between ${from}::date and ${to}::date and settled.amount_minor > 0
      and (${gstin}::text is null or bill.recipient_gstin = ${gstin}::text)
      -- What an advance settles in a later month is on the paper that the month of the first told.
      and not exists (
        select from allocation earlier
        join purchase_invoice told on told.id = earlier.purchase_invoice_id and told.self_invoice_number is not null
        where earlier.payment_id = settled.payment_id and earlier.amount_minor > 0 and earlier.date < ${from}::date
          and told.recipient_gstin is not distinct from bill.recipient_gstin)
    union all
    select case when advance_paise > 0 then 'RECEIPT_VOUCHER' else 'REFUND_VOUCHER' end, number, false from advance_tax
    where date between ${from}::date and ${to}::date and number is not null
      and (${gstin}::text is null or supplier_gstin = ${gstin}::text)
`;

/** A number as it is put in order: a longer one comes after a shorter. Its length takes four places. */
const inOrder = sql`lpad(length(number)::text, 4, '0') || number collate "C"`;

/** The same by series, from which number to which. Least and greatest are found while they are read: nothing is put in order. */
export async function issuedSeries(db: Db, days: ReportPeriod, gstin: string | null): Promise<IssuedSeries[]> {
  const { rows } = await sql<IssuedSeries>`
    select kind, series, substr(first, 5) as first, substr(last, 5) as last, taken, cancelled from (
      select kind, rtrim(number, '0123456789') as series, min(number) as earliest, count(*)::int as taken,
        min(${inOrder}) as first, max(${inOrder}) as last,
        (count(*) filter (where is_cancelled))::int as cancelled
      from (${numbersTaken(days, gstin)}) numbered group by 1, 2
    ) told order by kind, earliest`.execute(db);
  return rows;
}

/** What happened in these days to the tax on advances. */
export async function advanceRows(db: Db, { from, to }: ReportPeriod, gstin: string | null): Promise<AdvanceRow[]> {
  const { rows } = await sql<AdvanceRow>`
    select kind, place_of_supply, supply, gst_rate, taxable_paise, cgst_paise, sgst_paise, igst_paise from advance_tax
    where date between ${from}::date and ${to}::date and (${gstin}::text is null or supplier_gstin = ${gstin}::text)
    order by created_at, id`.execute(db);
  return rows;
}

/** What services are called, also those that are out of use: they were supplied all the same. */
export async function serviceNames(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('sac').select(['code', 'description']).execute();
  return new Map(rows.map(({ code, description }) => [code, description]));
}

interface BoughtRow extends ReturnFigures {
  what: 'IMPORTED' | 'BLOCKED' | 'UNTAXED_INTER' | 'UNTAXED_INTRA';
}

/** What reports do not tell apart of bills: services from abroad, blocked credit, and what bore no tax; of one registration, or of all. */
export async function boughtApart(
  db: Db,
  { from, to }: ReportPeriod,
  gstin: string | null,
): Promise<Pick<BoughtFigures, 'importedServices' | 'blocked' | 'untaxed'>> {
  const head = (name: string) => sql`sign * case when reverse_charge
    then coalesce((reverse_charge_tax->>${sql.lit(`${name}Paise`)})::bigint, 0) else ${sql.ref(`${name}Paise`)} end`;
  const { rows } = await sql<BoughtRow>`
    select what, sum(sign * taxable_paise)::bigint as taxable_paise, sum(cgst)::bigint as cgst_paise,
      sum(sgst)::bigint as sgst_paise, sum(igst)::bigint as igst_paise
    from (
      select taxable_paise, sign, ${head('cgst')} as cgst, ${head('sgst')} as sgst, ${head('igst')} as igst,
        case when supply = 'IMPORT' and reverse_charge and itc_eligible then 'IMPORTED'
          when not reverse_charge and not itc_eligible and cgst_paise + sgst_paise + igst_paise <> 0 then 'BLOCKED'
          when not reverse_charge and cgst_paise + sgst_paise + igst_paise = 0 and supply <> 'IMPORT'
            then case supply when 'INTRA' then 'UNTAXED_INTRA' else 'UNTAXED_INTER' end
        end as what
      from (
        select bill.*, case kind when 'DEBIT_NOTE' then -1 else 1 end as sign from purchase_invoice bill
        where date between ${from}::date and ${to}::date and status not in ('DRAFT', 'CANCELLED')
          and not brought_forward and (${gstin}::text is null or recipient_gstin = ${gstin}::text)
      ) bill
    ) told where what is not null group by what`.execute(db);
  const of = (what: BoughtRow['what']) => {
    const {
      taxablePaise = 0,
      cgstPaise = 0,
      sgstPaise = 0,
      igstPaise = 0,
    } = rows.find((row) => row.what === what) ?? {};
    return { taxablePaise, cgstPaise, sgstPaise, igstPaise };
  };
  return {
    importedServices: of('IMPORTED'),
    blocked: of('BLOCKED'),
    untaxed: { interPaise: of('UNTAXED_INTER').taxablePaise, intraPaise: of('UNTAXED_INTRA').taxablePaise },
  };
}

/**
 * Our registrations, that of the head office first: those of our branches, and those under which documents were issued, which are
 * read one after the other by the index of series, a row for each.
 */
export async function registrations(db: Db): Promise<string[]> {
  const next = (after: RawBuilder<unknown>) => sql`
    select kind, supplier_gstin from sale_invoice where number is not null and ${after} order by kind, supplier_gstin limit 1`;
  const { rows } = await sql<{ gstin: string }>`
    with recursive series (kind, supplier_gstin) as (
      (${next(sql`true`)})
      union all
      select found.* from series
        cross join lateral (${next(sql`(kind, supplier_gstin) > (series.kind, series.supplier_gstin)`)}) found
    ), ours as (
      select supplier_gstin as gstin from series union select gstin from branch
    )
    select gstin from ours where gstin is not null
    order by gstin is distinct from (select office.gstin from branch office where office.is_head_office), gstin`.execute(
    db,
  );
  return rows.map(({ gstin }) => gstin);
}
