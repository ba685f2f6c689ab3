import { useEffect, useEffectEvent } from 'react';
import type { SessionUser } from './auth-context';
import { askSiblings } from './tab-sync';

interface SessionStart {
  isLoading: boolean;
  token: string | null;
  loadUser: () => Promise<SessionUser>;
  onToken: (token: string | null) => void;
  onUser: (user: SessionUser) => void;
  onFailure: (error: unknown) => void;
}

/** A tab without a token asks its siblings for one; a token is turned into its user. */
export function useSessionStart({ isLoading, token, ...calls }: SessionStart): void {
  const load = useEffectEvent(() => calls.loadUser());
  const takeToken = useEffectEvent(calls.onToken);
  const takeUser = useEffectEvent(calls.onUser);
  const fail = useEffectEvent(calls.onFailure);

  useEffect(() => {
    if (!isLoading) return undefined;
    let isCurrent = true;
    const whileCurrent =
      <Value>(take: (value: Value) => void) =>
      (value: Value) => {
        if (isCurrent) take(value);
      };
    if (token === null) void askSiblings().then(whileCurrent((found) => takeToken(found)));
    else
      load().then(
        whileCurrent((user: SessionUser) => takeUser(user)),
        whileCurrent((error: unknown) => fail(error)),
      );
    return () => {
      isCurrent = false;
    };
  }, [isLoading, token]);
}
