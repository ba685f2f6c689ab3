import type { RunVendor } from '@freightdesk/reconciliation-contract';
import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';

/** So many vendors of runs that were approved wait at a bank at most: what a bank is given is paid within days. */
const mostVendors = 1000;

/** What vendors of approved runs get of a bank, and no statement has told yet; the run of the earliest day first. */
export async function vendorsToPay(db: Db, bankId: string): Promise<RunVendor[]> {
  const { rows } = await sql<RunVendor>`
    select run.id as run_id, run.title, party.id as party_id, party.name, sum(line.amount_paise)::bigint as amount_paise
    from payment_run run join payment_run_line line on line.run_id = run.id and line.is_open
      join party on party.id = line.party_id
    where run.bank_id = ${bankId} and run.status = 'APPROVED'
    group by run.id, run.title, run.pay_on, party.id, party.name
    order by run.pay_on, run.id, min(line.position) limit ${mostVendors}`.execute(db);
  return rows;
}
