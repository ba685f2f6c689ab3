import { oneTimeLinkHref } from '@freightdesk/auth-contract';
import type { Clock } from '@freightdesk/shared-calendar';
import { type Db, withTransaction } from '@freightdesk/shared-database';
import { insertLink } from '../link/one-time-link.repository';
import { claimFirstUser } from './registration.repository';

/**
 * The link by which the first administrator comes in, while nobody is there; null afterwards. Each start makes a new one and
 * the former is worth nothing. It is for the terminal, never for a log.
 */
export async function offerSetUpLink(db: Db, clock: Clock, { baseUrl }: { baseUrl: string }): Promise<string | null> {
  return withTransaction(db, async (tx) => {
    if (!(await claimFirstUser(tx))) return null;
    const { token } = await insertLink(tx, { kind: 'setup', userId: null, now: clock.now() });
    return baseUrl + oneTimeLinkHref('setup', token);
  });
}
