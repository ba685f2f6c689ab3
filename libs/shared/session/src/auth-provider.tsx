import { type Clock, systemClock } from '@freightdesk/shared-calendar';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type Auth, AuthContext, type AuthStatus, type SessionEnding, type SessionUser } from './auth-context';
import { onSessionEnd } from './session-end';
import { isLive } from './token-expiry';
import { readToken, removeToken, storeToken } from './token-storage';
import { useExpiryTimer } from './use-expiry-timer';

export interface AuthProviderProps {
  /** Asks the server who the stored token belongs to. */
  loadUser: () => Promise<SessionUser>;
  /** Tells the server that the person signed out. Called while the token is still stored. */
  endSession: () => Promise<unknown>;
  /** Told of failures that the person is not: the first user fetch, and sign-out. */
  report?: (message: string, error: unknown) => void;
  clock?: Clock;
  /** A user known beforehand, so that nothing is fetched. */
  initialUser?: SessionUser;
  children: ReactNode;
}

interface Session {
  status: AuthStatus;
  token: string | null;
  user: SessionUser | null;
  ending: SessionEnding | null;
}

const signedOut: Session = { status: 'unauthenticated', token: null, user: null, ending: null };

function sessionAtStart(initialUser: SessionUser | undefined, clock: Clock): Session {
  const token = readToken();
  if (initialUser) return { ...signedOut, status: 'authenticated', token, user: initialUser };
  return isLive(token, clock.now()) ? { ...signedOut, status: 'loading', token } : signedOut;
}

const withoutReport = () => undefined;

export function AuthProvider(props: AuthProviderProps) {
  const { loadUser, endSession, report = withoutReport, clock = systemClock, initialUser, children } = props;
  const [session, setSession] = useState(() => sessionAtStart(initialUser, clock));

  const load = useEffectEvent(() => loadUser());
  const tell = useEffectEvent((error: unknown) => report('The signed-in user could not be read', error));
  useEffect(() => {
    if (session.status !== 'loading') return undefined;
    let isMounted = true;
    load().then(
      (user) => isMounted && setSession((before) => ({ ...before, status: 'authenticated', user })),
      (error: unknown) => {
        tell(error);
        if (isMounted) setSession(signedOut);
      },
    );
    return () => {
      isMounted = false;
    };
  }, [session.status]);

  const stop = useCallback((ending: SessionEnding) => {
    removeToken();
    setSession((before) => (before.user ? { ...before, token: null, ending: before.ending ?? ending } : signedOut));
  }, []);
  useExpiryTimer(session.token, clock, () => stop('expired'));
  useEffect(() => onSessionEnd(() => stop('ended')), [stop]);

  const auth = useMemo<Auth>(
    () => ({
      status: session.status,
      user: session.user,
      role: session.user?.roleId?.name ?? null,
      ending: session.ending,
      signIn(token, user) {
        storeToken(token);
        setSession({ status: 'authenticated', token, user, ending: null });
      },
      async signOut() {
        const told = endSession();
        removeToken();
        localStorage.clear();
        setSession(signedOut);
        await told.catch((error: unknown) => report('Logout failed', error));
      },
      leave: () => setSession(signedOut),
    }),
    [session, endSession, report],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}
