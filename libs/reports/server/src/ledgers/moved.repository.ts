import type { ReportPeriod } from '@freightdesk/reports-contract';
import { type RawBuilder, sql } from 'kysely';
import { before } from '../posted/whole-months';

/** Accounts `a` that have a row for each party. */
export const isControl = sql`a.control in ('CUSTOMER', 'VENDOR')`;

/** Opening and movement of accounts, or of the parties in them, from what was posted before the period and in it. */
export const movedIn = (
  of: (period: ReportPeriod) => RawBuilder<unknown>,
  { from, to }: ReportPeriod,
  party = sql`null::uuid`,
) => sql`
  select account_id, ${party} as party_id, whole_sum(opening) as opening, whole_sum(debit) as debit,
    whole_sum(credit) as credit
  from (
    select *, debit_paise - credit_paise as opening, 0 as debit, 0 as credit from (${of(before(from))}) earlier
    union all
    select *, 0, debit_paise, credit_paise from (${of({ from, to })}) meanwhile
  ) posted group by 1, 2`;
