import { jwtVerify, SignJWT } from 'jose';
import type { TokenKey } from './token-key';

const issuer = 'freightdesk';
const audience = 'freightdesk-api';

/** The token's whole life; a session idle for an hour ends sooner. */
const hours = 12;

export const tokenExpiry = (issuedAt: Date): Date => new Date(issuedAt.getTime() + hours * 60 * 60 * 1000);

export interface TokenSubject {
  userId: string;
  sessionId: string;
}

const inSeconds = (instant: Date) => Math.floor(instant.getTime() / 1000);

/** Names a person and a session, and nothing about what they may do: that is read from the database at each request. */
export function signAccessToken(key: TokenKey, { userId, sessionId }: TokenSubject, issuedAt: Date): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(userId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(inSeconds(issuedAt))
    .setExpirationTime(inSeconds(tokenExpiry(issuedAt)))
    .sign(key);
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value);

/** Whom a genuine, unexpired token of ours names; null for any other. Nothing in its header chooses algorithm or key. */
export async function readAccessToken(key: TokenKey, token: string, now: Date): Promise<TokenSubject | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer,
      audience,
      currentDate: now,
      requiredClaims: ['sub', 'sid', 'exp', 'iat'],
    });
    return isId(payload.sub) && isId(payload.sid) ? { userId: payload.sub, sessionId: payload.sid } : null;
  } catch {
    // Forged, expired or malformed: to whoever sent it these are one thing.
    return null;
  }
}
