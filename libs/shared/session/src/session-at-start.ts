import type { Clock } from '@freightdesk/shared-calendar';
import type { AuthStatus, SessionEnding, SessionUser } from './auth-context';
import { isLive } from './token-expiry';
import { readToken, readUser } from './token-storage';

export interface Session {
  status: AuthStatus;
  token: string | null;
  user: SessionUser | null;
  ending: SessionEnding | null;
}

export const signedOut: Session = { status: 'unauthenticated', token: null, user: null, ending: null };

/** Where a tab begins: with a live token its user is asked for, without any its siblings are, with a dead one it is signed out. */
export function sessionAtStart(initialUser: SessionUser | undefined, clock: Clock): Session {
  const token = readToken();
  if (initialUser) return { ...signedOut, status: 'authenticated', token, user: initialUser };
  if (token === null) return { ...signedOut, status: 'loading' };
  return isLive(token, clock.now()) ? { ...signedOut, status: 'loading', token, user: readUser() } : signedOut;
}
