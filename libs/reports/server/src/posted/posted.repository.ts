import type { ReportPeriod } from '@freightdesk/reports-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import { type RawBuilder, sql } from 'kysely';
import { closings } from './earned.repository';
import { beginning, type PeriodAsked, wholeMonths, wholeYears, yearsAfter } from './whole-months';

type Sql = RawBuilder<unknown>;

interface Fact {
  kept: Sql;
  /** Of one posting `p` of a voucher `v`. */
  posted: Sql;
}

const month: Fact = { kept: sql`k.month`, posted: sql`date_trunc('month', p.date)::date` };
const hasJob: Fact = { kept: sql`k.has_job`, posted: sql`p.job_id is not null` };
const firstParty = sql`(select q.party_id from posting q where q.voucher_id = p.voucher_id and q.party_id is not null
  order by q.line_no limit 1)`;

/** What the sums of accounts are kept by. */
const ofAccounts = {
  month,
  voucher_type: { kept: sql`k.voucher_type`, posted: sql`v.type` },
  has_gst_head: { kept: sql`k.has_gst_head`, posted: sql`p.gst_head is not null` },
  has_job: hasJob,
  has_party: { kept: sql`k.has_party`, posted: sql`${firstParty} is not null` },
} as const satisfies Record<string, Fact>;

/** What those of parties are kept by. */
const ofParties = { month, has_job: hasJob } as const satisfies Record<string, Fact>;

interface NamedFact extends Fact {
  name: Sql;
}

const factsOf = (facts: readonly NamedFact[], part: keyof NamedFact): Sql =>
  sql.join([sql``, ...facts.map((fact) => fact[part])]);
const named = (facts: Readonly<Record<string, Fact>>, names: readonly string[]): NamedFact[] =>
  names.flatMap((called) => {
    const fact = facts[called];
    const name = sql.ref(called);
    return fact ? [{ ...fact, name, kept: sql`${fact.kept} as ${name}` }] : [];
  });

const keptOf = (sign: number) =>
  sql.join(
    ['debit_paise', 'credit_paise', 'entry_count'].map(
      (name) => sql`${sql.lit(sign)} * ${sql.ref(`k.${name}`)} as ${sql.ref(name)}`,
    ),
  );
const postedOf = (sign: number) =>
  sql`${sql.lit(sign)} * p.debit_paise, ${sql.lit(sign)} * p.credit_paise, ${sql.lit(sign)}::bigint`;

/** Sums of whole years, and of all years there are where these are kept too. */
interface YearParts {
  within: (years: ReportPeriod, sums: Sql) => Sql;
  ever?: (sums: Sql) => Sql;
}

interface Parts {
  /** Where what is asked is kept of them. */
  years?: YearParts;
  kept: (months: ReportPeriod, sums: Sql) => Sql;
  posted: (days: ReportPeriod, sums: Sql) => Sql;
}

/** Whole years; from the beginning on by what is kept of all of them, without those that came after, which mostly are few. */
function ofYears(years: ReportPeriod, { within, ever }: YearParts): Sql[] {
  if (ever === undefined || years.from !== beginning) return [within(years, keptOf(1))];
  return [ever(keptOf(1)), ...yearsAfter(years.to).map((later) => within(later, keptOf(-1)))];
}

/**
 * A period's parts one below the other: sums of its whole years or months, and its odd months and days, added or taken away; the
 * days from the postings.
 */
function inParts(period: PeriodAsked, { years, kept, posted: read }: Parts): Sql {
  const { months, days } = wholeMonths(period);
  const byYear = years && wholeYears(months);
  return sql.join(
    [
      ...(byYear ? ofYears(byYear.years, years) : [kept(months, keptOf(1))]),
      ...(byYear?.months ?? []).map(({ sign, ...odd }) => kept(odd, keptOf(sign))),
      ...days.map(({ sign, ...odd }) => read(odd, postedOf(sign))),
    ],
    sql` union all `,
  );
}

interface Asked<Facts> {
  /** Which accounts `a`; all of them where none is named. */
  accounts?: Sql;
  /** What the sums are told apart by; what is not asked for is not read. */
  by?: readonly (keyof Facts & string)[];
  /** From this day on no closing of a year is counted: what was earned and spent stands as if it had not been moved. */
  unclosedFrom?: BusinessDate | undefined;
}

/** For `unclosedFrom`, of whatever was earned and spent. */
export const always: BusinessDate = '1900-01-01';

const isNoClosing = (from: BusinessDate | undefined): Sql =>
  from === undefined ? sql`` : sql`and not (k.voucher_type = 'YEAR_END' and k.month >= ${from}::date)`;
const isNotOf = (vouchers: Sql, from: BusinessDate | undefined): Sql =>
  from === undefined ? sql`` : sql`and not (p.date >= ${from}::date and p.voucher_id = any (${vouchers}))`;

/**
 * What was posted in a period: rows to be added up, with their account. A year is some hundred rows of kept sums; a posting is read
 * only where the period ends within a month.
 */
export function posted(
  period: PeriodAsked,
  { accounts = sql`true`, by = [], unclosedFrom }: Asked<typeof ofAccounts> = {},
): Sql {
  const facts = named(ofAccounts, by);
  return inParts(period, {
    kept: ({ from, to }, sums) => sql`
      select a.id as account_id ${factsOf(facts, 'kept')}, ${sums}
      from account a join account_month k on k.account_id = a.id
      where k.month between ${from}::date and ${to}::date and ${accounts}
        ${isNoClosing(unclosedFrom)}`,
    posted: ({ from, to }, sums) => sql`
      select p.*
      from account a
      -- Account by account, in the index that has all of it, and added up there; a voucher is looked at only where its type is asked.
      cross join lateral (
        select account_id ${factsOf(facts, 'name')}, sum(debit_paise)::bigint as debit_paise, sum(credit_paise)::bigint as credit_paise,
          sum(entry_count)::bigint as entry_count
        from (
          select p.account_id ${factsOf(facts, 'posted')}, ${sums} from posting p
          ${by.includes('voucher_type') ? sql`left join voucher v on v.id = p.voucher_id` : sql``}
          where p.account_id = a.id and p.date between ${from}::date and ${to}::date ${isNotOf(closings, unclosedFrom)}
        ) p (account_id ${factsOf(facts, 'name')}, debit_paise, credit_paise, entry_count)
        group by account_id ${factsOf(facts, 'name')}
      ) p
      where ${accounts}`,
  });
}

/** One party, those of a query, or all. */
export type PartiesAsked = string | Sql | null;

/** A party that is not asked for is not looked for, so that the plan knows it. */
export function isOf(party: Sql, asked: PartiesAsked): Sql {
  if (asked === null) return sql``;
  return typeof asked === 'string' ? sql`and ${party} = ${asked}::uuid` : sql`and ${party} = any (array(${asked}))`;
}

interface AskedOfParties extends Asked<typeof ofParties> {
  partyId: PartiesAsked;
}

/** What is kept of parties, by the level that tells what is asked. */
function keptOfParties(
  { partyId, accounts = sql`true`, by = [] }: AskedOfParties,
  onlyNamed: boolean,
): Omit<Parts, 'posted'> {
  const facts = named(ofParties, by);
  const from = (level: Sql, period: Sql, sums: Sql) => sql`
    select a.id as account_id, k.party_id ${factsOf(facts, 'kept')}, ${sums}
    from account a join ${level} k on k.account_id = a.id
    where ${period} and ${accounts} ${isOf(sql`k.party_id`, partyId)}`;
  const isNamed = onlyNamed ? sql`k.is_named` : sql`true`;
  return {
    kept: (months, sums) =>
      from(sql`party_month`, sql`k.month between ${months.from}::date and ${months.to}::date and ${isNamed}`, sums),
    ...(facts.length === 0 && {
      years: {
        within: (years, sums) =>
          from(sql`party_year`, sql`k.year between ${years.from}::date and ${years.to}::date and ${isNamed}`, sums),
        // A balance is of what names its party itself.
        ...(onlyNamed && { ever: (sums) => from(sql`party_balance`, sql`true`, sums) }),
      },
    }),
  };
}

/** The same of what names a party, by party. */
export function postedNaming(period: PeriodAsked, asked: AskedOfParties): Sql {
  const { partyId, accounts = sql`true`, by = [] } = asked;
  return inParts(period, {
    ...keptOfParties(asked, true),
    posted: ({ from, to }, sums) => sql`
      select a.id, p.party_id ${factsOf(named(ofParties, by), 'posted')}, ${sums}
      from account a join posting p on p.account_id = a.id
      where p.party_id is not null and p.date between ${from}::date and ${to}::date and ${accounts}
        ${isOf(sql`p.party_id`, partyId)}`,
  });
}

/** The same to accounts of cost, for the party that the posting names, or else its voucher first. */
export function spentFor(period: ReportPeriod, asked: AskedOfParties): Sql {
  const { partyId, accounts = sql`true`, by = [] } = asked;
  return inParts(period, {
    ...keptOfParties(asked, false),
    posted: ({ from, to }, sums) => sql`
      select a.id, coalesce(p.party_id, ${firstParty}) ${factsOf(named(ofParties, by), 'posted')}, ${sums}
      from account a join posting p on p.account_id = a.id
      where p.date between ${from}::date and ${to}::date and ${accounts}
        and coalesce(p.party_id, ${firstParty}) is not null
        ${isOf(sql`coalesce(p.party_id, ${firstParty})`, partyId)}`,
  });
}
