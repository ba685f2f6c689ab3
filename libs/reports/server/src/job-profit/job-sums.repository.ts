import type { JobProfitGrouping, ReportPeriod } from '@freightdesk/reports-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import { type RawBuilder, sql } from 'kysely';
import { wholeMonths, wholeYears } from '../posted/whole-months';
import { keptByName } from '../report/parties-by-name';

type Sql = RawBuilder<unknown>;

/** Jobs of days that are no whole month, whose figures are added or taken away. */
interface OddJobs extends ReportPeriod {
  sign: 1 | -1;
}

interface SumsAsked extends ReportPeriod {
  partyId: string | null;
  grouping: JobProfitGrouping;
  /** The customers whose sums alone are wanted, as a query of their ids, where they are known. */
  among?: Sql;
}

/** What is kept of jobs and tells what is asked, with what is left to be read job by job. */
export interface KeptOfJobs {
  /** Rows `which`, `jobs` and figures, to be added up. */
  sums: Sql;
  days: readonly OddJobs[];
}

const names = ['jobs', 'quoted_paise', 'accrued_paise', 'sell_paise', 'buy_paise', 'exchange_paise'];
const figures = sql.join(names.map((name) => sql.ref(name)));

/** Sums of months by mode and by customer, of whole fiscal years by customer: so is a row of sums read for each customer, not for each job. */
export function keptOfJobs({ from, to, partyId, grouping, among }: SumsAsked): KeptOfJobs | undefined {
  // Of one customer by mode nothing is kept; his jobs are few.
  if (grouping === 'job' || (partyId !== null && grouping === 'mode')) return undefined;
  const { months, days } = wholeMonths({ from, to });
  const isByParty = partyId !== null || grouping === 'party';
  const which = grouping === 'month' ? sql`to_char(first_day, 'YYYY-MM')` : isByParty ? sql`whose::uuid` : sql`whose`;
  const part = (name: string, of: ReportPeriod, sign: number) => sql`
    select ${which} as which, ${sql.lit(sign)} as sign, ${figures} from job_group_sum
    where part = ${sql.lit(name)} and first_day between ${of.from}::date and ${of.to}::date
      ${partyId === null ? sql`` : sql`and whose = ${partyId}::uuid::text`}
      ${among === undefined ? sql`` : sql`and whose = any (array(select id::text from (${among}) among))`}`;
  if (!isByParty) return { sums: part('MODE', months, 1), days };
  const years = grouping === 'month' ? undefined : wholeYears(months);
  const read = years
    ? [part('PARTY_YEAR', years.years, 1), ...years.months.map(({ sign, ...odd }) => part('PARTY', odd, sign))]
    : [part('PARTY', months, 1)];
  return { sums: sql.join(read, sql` union all `), days };
}

/**
 * What the jobs of a fiscal year come to, how many customers they are of, and `rows` of those of a page. A customer is one while a job counts
 * as his, of which the index tells.
 */
export function customersByName(year: BusinessDate, rows: Sql) {
  const kept = sql`from job_group_sum where part = 'PARTY_YEAR' and first_day = ${year}::date`;
  const haveJobs = sql`having whole_sum(jobs) > 0`;
  const all = sql`select whose::uuid as id, '' as part ${kept} group by whose ${haveJobs}`;
  const added = names.map((name) => sql`sum(${sql.ref(name)})::bigint as ${sql.ref(name)}`);
  const sums = sql`
    select ${sql.join(added)}, sum(sell_paise - buy_paise)::bigint as margin_paise, (select count(*) from (${all}) customers) as row_count
    from job_group_sum where part = 'MODE' and first_day between ${year}::date and ${year}::date + interval '11 months'`;
  const has = sql`select '' as part ${kept} and whose = party.id::text ${haveJobs}`;
  return keptByName({ sums, has, all }, () => rows);
}
