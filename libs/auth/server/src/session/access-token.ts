import { createHmac, timingSafeEqual } from 'node:crypto';
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
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The one header there is, in the one spelling that is written here: nothing a caller sends chooses algorithm or key. */
const header = encoded({ alg: 'HS256', typ: 'JWT' });

// At once and not by promise: the pool of threads behind the asynchronous form is where passwords are hashed, and a crowd at
// the login would make everyone's calls wait in the same line.
const signatureOf = (key: TokenKey, signed: string) => createHmac('sha256', key).update(signed).digest('base64url');

/** Names a person and a session, and nothing about what they may do: that is read from the database at each request. */
export function signAccessToken(key: TokenKey, { userId, sessionId }: TokenSubject, issuedAt: Date): string {
  const [iat, exp] = [inSeconds(issuedAt), inSeconds(tokenExpiry(issuedAt))];
  const signed = `${header}.${encoded({ sid: sessionId, sub: userId, iss: issuer, aud: audience, iat, exp })}`;
  return `${signed}.${signatureOf(key, signed)}`;
}

/** Compared as text, so that a signature has one spelling: bits that base64url leaves over are no way to a second one. */
function isSignedBy(key: TokenKey, signed: string, signature: string): boolean {
  const [expected, given] = [Buffer.from(signatureOf(key, signed)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value);
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

type Claims = Readonly<Record<string, unknown>>;

/** Only what was signed is parsed, so this is JSON of ours; its claims are asked all the same. */
function claimsIn(payload: string): Claims {
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return typeof claims === 'object' && claims !== null ? { ...claims } : {};
}

function subjectOf({ sub, sid, iss, aud, iat, exp, nbf }: Claims, now: Date): TokenSubject | null {
  const at = inSeconds(now);
  const isOurs = iss === issuer && aud === audience && isWhole(iat);
  const isInForce = isWhole(exp) && exp > at && (nbf === undefined || (isWhole(nbf) && nbf <= at));
  return isOurs && isInForce && isId(sub) && isId(sid) ? { userId: sub, sessionId: sid } : null;
}

/** What a genuine token of ours says, signed with any of the keys; null for any other. */
function genuineClaims(keys: readonly TokenKey[], token: string): Claims | null {
  const [head, payload, signature, ...rest] = token.split('.');
  if (head !== header || payload === undefined || signature === undefined || rest.length > 0) return null;
  return keys.some((key) => isSignedBy(key, `${head}.${payload}`, signature)) ? claimsIn(payload) : null;
}

const most = 10_000;

/**
 * Tells whom a genuine, unexpired token of ours names; null for any other. What a token says and that it is genuine never changes, so it is
 * worked out at its first request; whether it is in force is asked at each. Nothing is kept of a token that is not genuine.
 */
export function tokenReader(keys: readonly TokenKey[]): (token: string, now: Date) => TokenSubject | null {
  const known = new Map<string, Claims>();
  return (token, now) => {
    const former = known.get(token);
    if (former) return subjectOf(former, now);
    const claims = genuineClaims(keys, token);
    if (claims === null) return null;
    if (known.size >= most) known.clear();
    known.set(token, claims);
    return subjectOf(claims, now);
  };
}
