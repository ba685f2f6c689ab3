import { createContext, useContext } from 'react';

/** The signed-in person, as login and the current-user call answer. */
export interface SessionUser {
  id: string;
  email: string;
  name: string;
  roleId?: { id: string; name: string } | null;
}

export type AuthStatus = 'loading' | 'authenticated' | 'unauthenticated';

/** Why a session stopped on its own: the token reached its expiry, or the server ended it. */
export type SessionEnding = 'expired' | 'ended';

export interface Auth {
  status: AuthStatus;
  /** While the status is `loading`: the person that this tab knew before it was reloaded, if any. */
  user: SessionUser | null;
  /** The name of the user's role; `null` is treated as the page treats an unknown role. */
  role: string | null;
  /**
   * Set while a stopped session waits for the person to be told. The token is gone already, yet the screen stays, so
   * that what was typed survives until `leave`.
   */
  ending: SessionEnding | null;
  signIn(token: string, user: SessionUser): void;
  /** Forgets the session here at once and tells the server; a failure of that is only reported. */
  signOut(): Promise<void>;
  /** After the person has read that the session stopped: on to the login page. */
  leave(): void;
}

export const AuthContext = createContext<Auth | null>(null);

export function useAuthContext(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuthContext context must be use inside AuthProvider');
  return auth;
}
