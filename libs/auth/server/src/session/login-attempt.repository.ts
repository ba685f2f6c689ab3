import type { Db } from '@freightdesk/shared-database';
import { type RawBuilder, sql } from 'kysely';

/** Whose failures are counted together: an account as seen from one address, so that its owner elsewhere is not locked out. */
export interface Guesser {
  accountHash: string;
  address: string;
}

/** Stands in place of an account where an address is counted over all of them. */
export const anyAccount = 'any account';

/** A wait that is longer still is of a clock that was put back since, and holds nobody. */
const longestWait = sql`interval '15 minutes'`;

interface Patience {
  /** So many failures are free; then the wait doubles from 5 seconds to a quarter of an hour. */
  free: number;
  /** Whether all that went before is forgotten by now. */
  isForgotten: RawBuilder<boolean>;
}

/** At one account: a day of peace forgets. No attempt of any kind matters longer, so it is also when they are swept. */
const ofAccount: Patience = { free: 5, isForgotten: sql`attempt.last_at < excluded.last_at - interval '1 day'` };

/** At any account: an hour after the first one forgets, so that the typing errors of a big office never add up. */
const ofAddress: Patience = { free: 50, isForgotten: sql`attempt.first_at < excluded.last_at - interval '1 hour'` };

export async function findWait(db: Db, guessers: readonly Guesser[], now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('loginAttempt')
    .select(({ fn }) => fn.max('waitUntil').as('waitUntil'))
    .where(({ or, and }) => or(guessers.map((guesser) => and({ ...guesser }))))
    .where('waitUntil', '>', now)
    .where('waitUntil', '<=', sql<Date>`${now}::timestamptz + ${longestWait}`)
    .executeTakeFirst();
  return row?.waitUntil ?? null;
}

/** One statement, so that servers and simultaneous guesses share one count; false while the guesser has to wait. */
export async function recordFailure(db: Db, { accountHash, address }: Guesser, now: Date): Promise<boolean> {
  const { free, isForgotten } = accountHash === anyAccount ? ofAddress : ofAccount;
  const { rows } = await sql`
    insert into login_attempt as attempt (account_hash, address, failures, first_at, last_at, wait_until)
    values (${accountHash}, ${address}, 1, ${now}, ${now}, ${now})
    on conflict (account_hash, address) do update set
      failures = case when ${isForgotten} then 1 else attempt.failures + 1 end,
      first_at = case when ${isForgotten} then excluded.last_at else attempt.first_at end,
      last_at = excluded.last_at,
      wait_until = excluded.last_at + case
        when ${isForgotten} or attempt.failures + 1 < ${free}::int then interval '0'
        else least(${longestWait}, interval '5 seconds' * power(2, least(attempt.failures + 1 - ${free}::int, 20)))
      end
    where attempt.wait_until <= excluded.last_at or attempt.wait_until > excluded.last_at + ${longestWait}
    returning failures`.execute(db);
  return rows.length > 0;
}

/** The right password ends the count of its account. Not that of the address: its own account would be a guesser's way out. */
export async function forgetAttempts(db: Db, guessers: readonly Guesser[]): Promise<void> {
  const ofOneAccount = guessers.filter(({ accountHash }) => accountHash !== anyAccount);
  await db
    .deleteFrom('loginAttempt')
    .where(({ or, and }) => or(ofOneAccount.map((guesser) => and({ ...guesser }))))
    .execute();
}

/** What is forgotten anyway, so that guesses at addresses that don't exist do not pile up. */
export async function sweepAttempts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('loginAttempt')
    .where('lastAt', '<', sql<Date>`${now}::timestamptz - interval '1 day'`)
    .execute();
}
