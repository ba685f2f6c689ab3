import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';

/** Whose failures are counted together: an account as seen from one address, so that its owner elsewhere is not locked out. */
export interface Guesser {
  accountHash: string;
  address: string;
}

/** Five failures are free; then the wait doubles from 5 seconds to a quarter of an hour. A day of peace forgets them. */
const free = 5;
const forgottenAfter = sql`interval '1 day'`;

export async function findWait(db: Db, { accountHash, address }: Guesser, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('loginAttempt')
    .select('waitUntil')
    .where('accountHash', '=', accountHash)
    .where('address', '=', address)
    .where('waitUntil', '>', now)
    .executeTakeFirst();
  return row?.waitUntil ?? null;
}

/** One statement, so that servers and simultaneous guesses share one count; false while the guesser has to wait. */
export async function recordFailure(db: Db, { accountHash, address }: Guesser, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into login_attempt as attempt (account_hash, address, failures, last_at, wait_until)
    values (${accountHash}, ${address}, 1, ${now}, ${now})
    on conflict (account_hash, address) do update set
      failures = case when attempt.last_at < excluded.last_at - ${forgottenAfter} then 1 else attempt.failures + 1 end,
      last_at = excluded.last_at,
      wait_until = excluded.last_at + case
        when attempt.last_at < excluded.last_at - ${forgottenAfter} or attempt.failures + 1 < ${free}::int then interval '0'
        else least(interval '15 minutes', interval '5 seconds' * power(2, least(attempt.failures + 1 - ${free}::int, 20)))
      end
    where attempt.wait_until <= excluded.last_at
    returning failures`.execute(db);
  return rows.length > 0;
}

/** Also sweeps out what is forgotten anyway, so that guesses at addresses that don't exist do not pile up. */
export async function forgetAttempts(db: Db, { accountHash, address }: Guesser, now: Date): Promise<void> {
  await db
    .deleteFrom('loginAttempt')
    .where(({ or, and, eb }) =>
      or([
        and([eb('accountHash', '=', accountHash), eb('address', '=', address)]),
        eb('lastAt', '<', sql<Date>`${now}::timestamptz - ${forgottenAfter}`),
      ]),
    )
    .execute();
}
