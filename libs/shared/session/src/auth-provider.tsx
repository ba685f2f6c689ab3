import { type Clock, systemClock } from '@freightdesk/shared-calendar';
import { type ReactNode, startTransition, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type Auth, AuthContext, type SessionEnding, type SessionUser } from './auth-context';
import { onSessionEnd } from './session-end';
import { type Session, sessionAtStart, signedOut } from './session-at-start';
import { announceLogout, joinSiblings } from './tab-sync';
import { isLive } from './token-expiry';
import { readToken, removeToken, storeToken, storeUser } from './token-storage';
import { useExpiryTimer } from './use-expiry-timer';
import { useSessionStart } from './use-session-start';

export interface AuthProviderProps {
  /** Asks the server who the stored token belongs to. */
  loadUser: () => Promise<SessionUser>;
  /** Tells the server that the person signed out. Called while the token is still stored. */
  endSession: () => Promise<unknown>;
  /** The session is over in this tab: what was fetched for it is to be forgotten. */
  onOver?: () => void;
  /** Told of failures that the person is not: the first user fetch, and sign-out. */
  report?: (message: string, error: unknown) => void;
  clock?: Clock;
  /** A user known beforehand, so that nothing is fetched. */
  initialUser?: SessionUser;
  children: ReactNode;
}

const nothing = () => undefined;

export function AuthProvider(props: AuthProviderProps) {
  const {
    loadUser,
    endSession,
    onOver = nothing,
    report = nothing,
    clock = systemClock,
    initialUser,
    children,
  } = props;
  const [session, setSession] = useState<Session>(() => sessionAtStart(initialUser, clock));

  const finish = useCallback(() => {
    onOver();
    setSession(signedOut);
  }, [onOver]);

  useSessionStart({
    isLoading: session.status === 'loading',
    token: session.token,
    loadUser,
    onToken(found) {
      const token = isLive(found, clock.now()) ? found : null;
      // A person who signed in at the very moment the siblings' time ran out stays signed in.
      if (token !== null && readToken() === null) storeToken(token);
      setSession((before) => {
        if (before.status !== 'loading') return before;
        return token === null ? signedOut : { ...before, token };
      });
    },
    onUser(user) {
      storeUser(user);
      // The whole page appears with it: drawn piece by piece, so that it answers meanwhile.
      startTransition(() => setSession((before) => ({ ...before, status: 'authenticated', user })));
    },
    onFailure(error) {
      report('The signed-in user could not be read', error);
      // A session that the server has just ended waits for the person to be told.
      setSession((before) => (before.ending ? before : signedOut));
    },
  });

  const { token } = session;
  const stop = useCallback(
    (ending: SessionEnding) => {
      // After a sleep the server's 401 may come before the timer: what ended the session is its age all the same.
      const hasExpired = token !== null && !isLive(token, clock.now());
      const reason = hasExpired ? 'expired' : ending;
      removeToken();
      setSession((before) =>
        before.user ? { ...before, status: 'authenticated', token: null, ending: before.ending ?? reason } : signedOut,
      );
    },
    [token, clock],
  );
  useExpiryTimer(token, clock, () => stop('expired'));
  useEffect(() => onSessionEnd(() => stop('ended')), [stop]);

  const followLogout = useEffectEvent(() => {
    removeToken();
    finish();
  });
  useEffect(() => joinSiblings(() => followLogout()), []);

  const auth = useMemo<Auth>(
    () => ({
      status: session.status,
      user: session.user,
      role: session.user?.roleId?.name ?? null,
      ending: session.ending,
      signIn(accessToken, user) {
        storeToken(accessToken);
        storeUser(user);
        setSession({ status: 'authenticated', token: accessToken, user, ending: null });
      },
      async signOut() {
        const told = endSession();
        removeToken();
        localStorage.clear();
        announceLogout();
        finish();
        await told.catch((error: unknown) => report('Logout failed', error));
      },
      leave: finish,
    }),
    [session, endSession, report, finish],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}
