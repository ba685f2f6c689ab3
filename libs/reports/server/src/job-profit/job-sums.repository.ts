import type { JobProfitGrouping, ReportPeriod } from '@freightdesk/reports-contract';
import { type RawBuilder, sql } from 'kysely';
import { wholeMonths, wholeYears } from '../posted/whole-months';

type Sql = RawBuilder<unknown>;

/** Jobs of days that are no whole month, whose figures are added or taken away. */
interface OddJobs extends ReportPeriod {
  sign: 1 | -1;
}

interface SumsAsked extends ReportPeriod {
  partyId: string | null;
  grouping: JobProfitGrouping;
}

/** What is kept of jobs and tells what is asked, with what is left to be read job by job. */
export interface KeptOfJobs {
  /** Rows `which`, `jobs` and figures, to be added up. */
  sums: Sql;
  days: readonly OddJobs[];
}

const figures = sql.join(
  ['jobs', 'quoted_paise', 'accrued_paise', 'sell_paise', 'buy_paise', 'exchange_paise'].map((name) => sql.ref(name)),
);

/** Sums of months by mode and by customer, of whole fiscal years by customer: so is a row of sums read for each customer, not for each job. */
export function keptOfJobs({ from, to, partyId, grouping }: SumsAsked): KeptOfJobs | undefined {
  // Of one customer by mode nothing is kept; his jobs are few.
  if (grouping === 'job' || (partyId !== null && grouping === 'mode')) return undefined;
  const { months, days } = wholeMonths({ from, to });
  const isByParty = partyId !== null || grouping === 'party';
  const which = grouping === 'month' ? sql`to_char(first_day, 'YYYY-MM')` : isByParty ? sql`whose::uuid` : sql`whose`;
  const part = (name: string, of: ReportPeriod, sign: number) => sql`
    select ${which} as which, ${sql.lit(sign)} as sign, ${figures} from job_group_sum
    where part = ${sql.lit(name)} and first_day between ${of.from}::date and ${of.to}::date
      ${partyId === null ? sql`` : sql`and whose = ${partyId}::uuid::text`}`;
  if (!isByParty) return { sums: part('MODE', months, 1), days };
  const years = grouping === 'month' ? undefined : wholeYears(months);
  const read = years
    ? [part('PARTY_YEAR', years.years, 1), ...years.months.map(({ sign, ...odd }) => part('PARTY', odd, sign))]
    : [part('PARTY', months, 1)];
  return { sums: sql.join(read, sql` union all `), days };
}
