import { fullName } from '@freightdesk/auth-contract';
import { isRole } from '@freightdesk/shared-access';
import type { Clock } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import type { Authenticate } from '@freightdesk/shared-server-kit';
import { tokenReader } from './access-token';
import { findSessionHolder } from './session.repository';
import type { TokenKey } from './token-key';

interface AuthenticatorPorts {
  db: Db;
  clock: Clock;
  key: TokenKey;
  /** Keys that sign no more, and whose tokens still count. */
  formerKeys?: readonly TokenKey[];
}

/**
 * Tells who holds a token. A block, a removal, a logout or a new role holds from the next request on, because session, user
 * and role are read anew each time.
 */
export function createAuthenticator({ db, clock, key, formerKeys = [] }: AuthenticatorPorts): Authenticate {
  const subjectOf = tokenReader([key, ...formerKeys]);
  return async (token, on = db) => {
    const now = clock.now();
    const subject = subjectOf(token, now);
    if (!subject) return commonProblems.unauthenticated;
    const holder = await findSessionHolder(on, { ...subject, now });
    if (!holder || !isRole(holder.role)) return commonProblems.session_ended;
    const { userId, email, role } = holder;
    return { userId, sessionId: subject.sessionId, email, name: fullName(holder), role };
  };
}
