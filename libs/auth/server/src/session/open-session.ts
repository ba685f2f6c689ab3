import type { OpenedSession } from '@freightdesk/auth-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { forgetExpiredLinks } from '../link/one-time-link.repository';
import { signAccessToken, tokenExpiry } from './access-token';
import { forgetOldSessions, insertSession } from './session.repository';
import type { TokenKey } from './token-key';
import { signedInUser } from './user.repository';

/** Begins a session; what nobody needs any more of this person's older ones, and of links that ran out, goes with it. */
export async function openSession(
  db: Db | Tx,
  key: TokenKey,
  { userId, now }: { userId: string; now: Date },
): Promise<OpenedSession> {
  const sessionId = await insertSession(db, { userId, createdAt: now, expiresAt: tokenExpiry(now) });
  await forgetOldSessions(db, { userId, now });
  await forgetExpiredLinks(db, now);
  return {
    accessToken: signAccessToken(key, { userId, sessionId }, now),
    user: await signedInUser(db, userId),
  };
}
