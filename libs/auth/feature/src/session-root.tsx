import { logout, me } from '@freightdesk/auth-contract';
import { call, forgetAsked } from '@freightdesk/data-access-api';
import { AuthProvider } from '@freightdesk/shared-session';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';

const loadUser = async () => (await call(me, undefined)).user;
const endSession = () => call(logout, undefined);
const report = (message: string, cause: unknown) => reportError(new Error(message, { cause }));

/** The session of this tab, held against the server. */
export function SessionRoot({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  // Whoever signs in next must not see what was fetched for the person before.
  const forget = useCallback(() => {
    queryClient.clear();
    forgetAsked();
  }, [queryClient]);

  return (
    <AuthProvider loadUser={loadUser} endSession={endSession} onOver={forget} report={report}>
      {children}
    </AuthProvider>
  );
}
