import type { AccountMove, AgeingSide, LetterSide, ReportPeriod } from '@freightdesk/reports-contract';
import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';
import { postedNaming } from '../posted/posted.repository';
import { before } from '../posted/whole-months';

/** A party as a letter names it. */
export async function addressee(db: Db, id: string): Promise<LetterSide | undefined> {
  return db
    .selectFrom('party')
    .select((eb) => ['name', 'gstin', eb.ref('address').$castTo<LetterSide['address']>().as('address')])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The first person there who receives statements and has an address. */
const statementReader = sql<string | null>`(
  select person ->> 'email' from jsonb_array_elements(party.contacts) with ordinality people (person, place)
  where person -> 'receives' ? 'STATEMENTS' and person ->> 'email' is not null order by place limit 1)`;

/** Where letters to a party are sent by e-mail: to whoever receives its statements, else to its own address. */
export const mailAddressOf = (db: Db, id: string): Promise<{ name: string; email: string | null } | undefined> =>
  db
    .selectFrom('party')
    .select(['name', sql<string | null>`coalesce(${statementReader}, party.email)`.as('email')])
    .where('id', '=', id)
    .executeTakeFirst();

const control = { RECEIVABLE: 'CUSTOMER', PAYABLE: 'VENDOR' } as const satisfies Record<AgeingSide, string>;

interface Account {
  partyId: string;
  side: AgeingSide;
  period: ReportPeriod;
}

/** What the control accounts held of a party before the first day: debit less credit, from the sums that are kept. */
export async function openingOf(db: Db, { partyId, side, period }: Account): Promise<number> {
  const accounts = sql`a.control = ${sql.lit(control[side])}`;
  const { rows } = await sql<{ paise: number }>`
    select coalesce(sum(debit_paise - credit_paise), 0)::bigint as paise
    from (${postedNaming(before(period.from), { partyId, accounts })}) held`.execute(db);
  return rows[0]?.paise ?? 0;
}

/** What vouchers did to what is owed, in the order of their days. That an advance went onto an invoice changes nothing of it. */
export async function movesOf(db: Db, { partyId, side, period }: Account, limit: number): Promise<AccountMove[]> {
  const { rows } = await sql<AccountMove>`
    select v.date, v.type, v.document_number as number, v.narration, v.reverses_id is not null as is_reversal,
      sum(p.debit_paise - p.credit_paise)::bigint as paise
    from account a join posting p on p.account_id = a.id join voucher v on v.id = p.voucher_id
    where a.control = ${control[side]} and p.party_id = ${partyId}::uuid
      and p.date between ${period.from}::date and ${period.to}::date
    group by v.id having sum(p.debit_paise - p.credit_paise) <> 0
    order by v.date, v.id limit ${limit}`.execute(db);
  return rows;
}
