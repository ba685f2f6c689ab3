import type { ReportPeriod } from '@freightdesk/reports-contract';
import { type RawBuilder, sql } from 'kysely';
import { type PeriodAsked, wholeMonths } from '../posted/whole-months';
import { keptByName } from '../report/parties-by-name';

interface Standing {
  key: RawBuilder<unknown>;
  date: RawBuilder<unknown>;
  sign: 1 | -1;
}

const paymentColumns = ({ key, date, sign }: Standing) => sql`
  ${key}::text as key, case payment.direction when 'RECEIPT' then 'RECEIVABLE' else 'PAYABLE' end as side,
  payment.party_id, party.pan, payment.tds_nature as nature, payment.tds_section as section, ${date} as date, payment.direction as type, payment.number,
  payment.id as document_id, ${sql.lit(sign)} as sign, null::bigint as own_base_paise,
  ${sql.lit(sign)} * payment.tds_paise as tds_paise`;

/**
 * What customers withheld from receipts, and we from advances to vendors; a payment that is taken back stands again, turned, on
 * the day it was.
 */
function fromPayments({ from, to }: ReportPeriod): RawBuilder<unknown> {
  const withWhose = sql`left join party on party.id = payment.party_id`;
  const isWithheld = sql`payment.direction in ('RECEIPT', 'PAYMENT') and payment.tds_paise > 0`;
  return sql`
    select ${paymentColumns({ key: sql`payment.voucher_id`, date: sql`payment.date`, sign: 1 })}
    from payment ${withWhose}
    where ${isWithheld} and payment.date between ${from}::date and ${to}::date
    union all
    select ${paymentColumns({ key: sql`v.id`, date: sql`v.date`, sign: -1 })}
    from voucher v join payment on payment.voucher_id = v.reverses_id ${withWhose}
    where ${isWithheld} and v.reverses_id is not null and v.date between ${from}::date and ${to}::date`;
}

/** What was withheld from vendors' bills, also nothing where that was declared; a cancelled one keeps its line and counts as nothing. */
const fromPurchases = ({ from, to }: ReportPeriod) => sql`
  select bill.voucher_id::text as key, 'PAYABLE' as side, bill.party_id, bill.party_pan as pan, bill.tds_nature as nature,
    bill.tds_section as section, bill.date, 'PURCHASE' as type, bill.number, bill.id as document_id, counts.sign,
    counts.sign * bill.tds_base_paise as own_base_paise, counts.sign * bill.tds_paise as tds_paise
  from purchase_invoice bill
  cross join lateral (select case when bill.status = 'CANCELLED' then 0 else 1 end as sign) counts
  where bill.voucher_id is not null and bill.tds_base_paise > 0 and bill.date between ${from}::date and ${to}::date`;

/** Every withholding of the period, one by one, from vendors and by customers. */
export const withheld = (period: ReportPeriod) => sql`${fromPurchases(period)} union all ${fromPayments(period)}`;

/** What one `w` was withheld from. Of a payment it is looked up, so it is asked only of those that are shown. */
export const baseOf = sql`coalesce(w.own_base_paise,
  (select w.sign * withheld_base(payment) from payment where payment.id = w.document_id))`;

interface AskedSums {
  /** Whether they are told apart by party. */
  byParty: boolean;
  withBase?: boolean;
  /** The parties whose sums alone are wanted, as a query of `id` and `part`, their side, where they are known; of whole months. */
  among?: RawBuilder<unknown>;
}

/**
 * What was withheld in a period: rows to be added up, each of so many withholdings, with the first day of their month as date. From
 * what is kept of whole months, and one by one where the period ends within a month.
 */
export function withheldSums(period: PeriodAsked, { byParty, withBase = true, among }: AskedSums): RawBuilder<unknown> {
  const { months, days } = wholeMonths(period);
  const kept = sql`
    select side, ${byParty ? sql`party_id` : sql`null::uuid as party_id`}, nullif(nature, '') as nature,
      nullif(section, '') as section, month as date, documents, base_paise, tds_paise
    from ${sql.table(byParty ? 'withheld_party_month' : 'withheld_month')}
    where month between ${months.from}::date and ${months.to}::date
      ${among === undefined ? sql`` : sql`and party_id = any (array(select id from (${among}) among)) and (party_id, side) in (${among})`}`;
  const odd = days.map(
    ({ sign, ...each }) => sql`
      select w.side, w.party_id, w.nature, w.section, date_trunc('month', w.date::timestamp)::date, ${sql.lit(sign)},
        ${withBase ? sql`${sql.lit(sign)} * ${baseOf}` : sql`0`}, ${sql.lit(sign)} * w.tds_paise
      from (${withheld(each)}) w`,
  );
  return sql.join([kept, ...odd], sql` union all `);
}

/**
 * What was withheld in whole months, of how many parties on how many sides, and `rows` of those of a page, whose `part` is the side. What is kept
 * of a party stays, whatever is cancelled.
 */
export function withheldByName(period: ReportPeriod, rows: RawBuilder<unknown>) {
  const { months } = wholeMonths(period);
  const within = sql`month between ${months.from}::date and ${months.to}::date`;
  const all = sql`select distinct party_id as id, side as part from withheld_party_month where ${within}`;
  const has = sql`select distinct side as part from withheld_party_month where party_id = party.id and ${within}`;
  const sums = sql`
    select side, base_paise, tds_paise, 0 as row_count from withheld_month where ${within}
    union all select null, 0, 0, count(*) from (${all}) rows`;
  return keptByName({ sums, has, all }, () => rows);
}
