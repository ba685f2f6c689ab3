import { unbilledCustomerList } from '@freightdesk/invoices-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { pagesOf } from '@freightdesk/shared-server-kit';
import { type RawBuilder, sql } from 'kysely';

interface Waiting {
  id: string;
  charges: number;
  totalPaise: number;
}

/** A charge that waits for its invoice, in the words of the index charge_unbilled; what a draft bills already does not. */
const waits = sql`sell_minor is not null and sale_document_id is null and waived_reason is null`;
const drafted = sql`select line.charge_id from sale_invoice draft join sale_invoice_line line on line.invoice_id = draft.id
  where draft.standing = 'DRAFT' and line.charge_id is not null`;

/**
 * What a customer was not billed for, held till commit, in one order for everyone: two who bill never wait for each other. Jobs come before their
 * charges, as whoever changes a job has them: a draft refers to the job, so it would wait for him while he waits for the charges.
 */
export async function holdUnbilled(tx: Tx, partyId: string): Promise<ReadonlySet<string>> {
  const { rows: jobs } = await sql<{ id: string }>`
    select id from jobcard where id in (
      select record_id from charge where record = 'jobcard' and payer_id = ${partyId} and ${waits})
    order by id for key share`.execute(tx);
  // What a job got meanwhile that was not held is billed the next time.
  const { rows } = await sql<{ id: string }>`
    select id from charge where payer_id = ${partyId} and ${waits}
      and (record <> 'jobcard' or record_id = any(${jobs.map(({ id }) => id)}::uuid[]))
    order by id for update`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** By customer, what no document bills, as it is kept; drafts are few beside it, so what they bill is taken away again. */
const waiting = sql<Waiting>`(
  select party_id as id, whole_sum(charges)::int as charges, whole_sum(paise) as total_paise
  from (
    select party_id, documents as charges, outstanding_paise as paise from owed_party where side = 'CHARGE'
    union all
    select payer_id, -1, -coalesce(sell_paise, 0) from charge
    where payer_id is not null and ${waits} and id in (${drafted})) open
  group by party_id having whole_sum(charges) > 0)`;

/** Said only of those that are shown. */
const ofCharges = <Said>(what: RawBuilder<unknown>) =>
  sql<Said>`(select ${what} from charge where payer_id = waiting.id and ${waits} and id not in (${drafted}))`;
const ofParty = <Said>(what: RawBuilder<unknown>) => sql<Said>`(select ${what} from party where party.id = waiting.id)`;

const customers = (db: Db | Tx) =>
  db
    .selectFrom(waiting.as('waiting'))
    .select([
      'id',
      ofParty<string>(sql`name`).as('name'),
      'charges',
      ofCharges<number>(sql`count(distinct record_id)::int`).as('records'),
      'totalPaise',
      ofCharges<CurrencyCode[]>(sql`array_agg(distinct sell_currency order by sell_currency)`).as('currencies'),
      ofCharges<string>(sql`(min(created_at) at time zone 'Asia/Kolkata')::date`).as('since'),
      ofParty<boolean>(sql`credit_status = 'HOLD'`).as('isOnHold'),
    ]);

/** A page of who is to be billed. */
export const listUnbilledCustomers = pagesOf(customers, {
  list: unbilledCustomerList,
  searched: { own: ['name'], related: {} },
  toRow: (row) => row,
});
