import type { OpenedSession } from '@freightdesk/auth-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { signAccessToken, tokenExpiry } from './access-token';
import { insertSession } from './session.repository';
import type { TokenKey } from './token-key';
import { signedInUser } from './user.repository';

/** Begins a session. */
export async function openSession(
  db: Db | Tx,
  key: TokenKey,
  { userId, now }: { userId: string; now: Date },
): Promise<OpenedSession> {
  const sessionId = await insertSession(db, { userId, createdAt: now, expiresAt: tokenExpiry(now) });
  return {
    accessToken: signAccessToken(key, { userId, sessionId }, now),
    user: await signedInUser(db, userId),
  };
}
