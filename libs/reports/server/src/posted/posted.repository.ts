import type { ReportPeriod } from '@freightdesk/reports-contract';
import { type RawBuilder, sql } from 'kysely';
import { wholeMonths } from './whole-months';

type Sql = RawBuilder<unknown>;

const signed = (sign: number) =>
  sql`${sql.lit(sign)} * p.debit_paise as debit_paise, ${sql.lit(sign)} * p.credit_paise as credit_paise,
    ${sql.lit(sign)} as entry_count`;

/** The parts of a period one below the other: sums of its whole months, and its odd days from the postings, added or taken away. */
function inParts(
  period: ReportPeriod,
  months: (asked: ReportPeriod) => Sql,
  days: (asked: ReportPeriod, sums: Sql) => Sql,
): Sql {
  const whole = wholeMonths(period);
  const parts = [months(whole.months), ...whole.days.map(({ sign, ...odd }) => days(odd, signed(sign)))];
  return sql.join(parts, sql` union all `);
}

/**
 * What was posted in a period to the accounts `a` that a condition names: rows to be added up, by month and by what their
 * vouchers are. A year is some hundred rows of kept sums; a posting is read only where the period ends within a month.
 */
export const posted = (period: ReportPeriod, accounts: Sql = sql`true`): Sql =>
  inParts(
    period,
    ({ from, to }) => sql`
      select a.id as account_id, k.month, k.voucher_type, k.has_gst_head, k.has_job, k.has_party,
        k.debit_paise, k.credit_paise, k.entry_count
      from account a join account_month k on k.account_id = a.id
      where k.month between ${from}::date and ${to}::date and ${accounts}`,
    ({ from, to }, sums) => sql`
      select a.id, date_trunc('month', p.date)::date, v.type, p.gst_head is not null, p.job_id is not null,
        exists (select from posting q where q.voucher_id = p.voucher_id and q.party_id is not null), ${sums}
      from account a join posting p on p.account_id = a.id left join voucher v on v.id = p.voucher_id
      where p.date between ${from}::date and ${to}::date and ${accounts}`,
  );

/**
 * The same for parties: what names one, and, to accounts of cost, what belongs to the party that its voucher names first; the
 * latter bears `is_named` false.
 */
export const postedForParties = (
  period: ReportPeriod,
  { partyId, accounts }: { partyId: string | null; accounts: Sql },
): Sql =>
  inParts(
    period,
    ({ from, to }) => sql`
      select a.id as account_id, k.party_id, k.month, k.is_named, k.has_job, k.debit_paise, k.credit_paise, k.entry_count
      from account a join party_month k on k.account_id = a.id
      where k.month between ${from}::date and ${to}::date and ${accounts}
        and (${partyId}::uuid is null or k.party_id = ${partyId}::uuid)`,
    ({ from, to }, sums) => sql`
      select * from (
        select a.id as account_id, coalesce(p.party_id, (
            select q.party_id from posting q where q.voucher_id = p.voucher_id and q.party_id is not null
            order by q.line_no limit 1)) as party_id,
          date_trunc('month', p.date)::date as month, p.party_id is not null as is_named, p.job_id is not null as has_job, ${sums}
        from account a join posting p on p.account_id = a.id
        where p.date between ${from}::date and ${to}::date and ${accounts}
      ) odd
      where party_id is not null and (${partyId}::uuid is null or party_id = ${partyId}::uuid)`,
  );
