import type { RegisterGrouping, ReportPeriod } from '@freightdesk/reports-contract';
import { type RawBuilder, sql } from 'kysely';
import { wholeMonths, wholeYears } from '../posted/whole-months';
import type { DocumentsWanted } from './document-lines.repository';
import type { DocumentSide } from './document-sums.repository';

type Sql = RawBuilder<unknown>;

/** What sums of documents are kept by; those of parties by the year, too. */
type Part = 'PARTY' | 'SAC' | 'JOB';

interface Kept {
  part: Part;
  /** Whose sums alone are wanted; of all of them where nobody is named. */
  whose: string | null;
}

/** The sums that tell what is asked: nothing narrows it but what they are kept by, and a row is one of these or a month. */
export function keptFor(
  grouping: RegisterGrouping,
  { partyId, sac, jobId }: Pick<DocumentsWanted, 'partyId' | 'sac' | 'jobId'>,
): Kept | undefined {
  const parts = [
    { part: 'PARTY', rows: 'party', whose: partyId },
    { part: 'SAC', rows: 'sac', whose: sac },
    { part: 'JOB', rows: 'job', whose: jobId },
  ] as const;
  const [narrowed, ...others] = parts.filter(({ whose }) => whose !== null);
  if (others.length > 0) return undefined;
  if (narrowed) return grouping === narrowed.rows || grouping === 'month' ? narrowed : undefined;
  return parts.find(({ rows }) => rows === grouping);
}

/** What a kept row is called in the register, by its part. */
const called: Readonly<Record<Part, Sql>> = {
  PARTY: sql`k.whose::uuid as party_id, null as sac, null::uuid as job_id, null as job`,
  SAC: sql`null::uuid as party_id, nullif(k.whose, '') as sac, null::uuid as job_id, null as job`,
  JOB: sql`null::uuid as party_id, null as sac, nullif(k.whose, '')::uuid as job_id, nullif(k.job, '') as job`,
};

/** As a text that was asked for is kept; what has no SAC is asked for by none. */
const named: Readonly<Record<Part, (asked: string) => Sql>> = {
  PARTY: (partyId) => sql`${partyId}::uuid::text`,
  SAC: (sac) => sql`nullif(${sac}, '')`,
  JOB: (jobId) => sql`${jobId}::uuid::text`,
};

interface Asked extends Kept {
  side: DocumentSide;
  grouping: RegisterGrouping;
  names: readonly string[];
  /** Which of the rows `k` alone are wanted, where they are known. */
  among?: Sql;
}

/**
 * Rows to be added up of what documents of a period come to, by party, SAC or job: what is kept of whole months, or of the years of parties
 * where no month is a row; and `read` of the odd days, added or taken away.
 */
export function addedByPart(
  period: ReportPeriod,
  { side, part, whose, grouping, names, among }: Asked,
  read: (days: ReportPeriod) => Sql,
): Sql {
  const { months, days } = wholeMonths(period);
  const signed = (sign: number) =>
    sql.join(names.map((name) => sql`${sql.lit(sign)} * ${sql.ref(`k.${name}`)} as ${sql.ref(name)}`));
  const kept = (level: string, { from, to }: ReportPeriod, sign: number) => sql`
    select ${called[part]}, to_char(k.first_day, 'YYYY-MM') as month, ${signed(sign)} from register_sum k
    where k.side = ${side} and k.part = ${level} and k.first_day between ${from}::date and ${to}::date
      ${whose === null ? sql`` : sql`and k.whose = ${named[part](whose)}`}
      ${among === undefined ? sql`` : sql`and ${among}`}`;
  const years = part === 'PARTY' && grouping !== 'month' ? wholeYears(months) : undefined;
  return sql.join(
    [
      ...(years ? [kept('PARTY_YEAR', years.years, 1)] : [kept(part, months, 1)]),
      ...(years?.months ?? []).map(({ sign, ...odd }) => kept(part, odd, sign)),
      ...days.map(
        ({ sign, ...odd }) => sql`
          select k.party_id, k.sac, k.job_id, k.job, k.month, ${signed(sign)} from (${read(odd)}) k`,
      ),
    ],
    sql` union all `,
  );
}
