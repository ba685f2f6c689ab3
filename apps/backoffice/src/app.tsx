import { logout, me } from '@freightdesk/auth-contract';
import { call, createQueryClient } from '@freightdesk/data-access-api';
import { SettingsProvider, ThemeRoot } from '@freightdesk/settings';
import { AuthProvider } from '@freightdesk/shared-session';
import { QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { demoExtras } from './demo-extras';
import { createRouter } from './router';

const loadUser = async () => (await call(me, undefined)).user;
const endSession = () => call(logout, undefined);
const report = (message: string, cause: unknown) => reportError(new Error(message, { cause }));

/** The providers, outermost first: settings, theme, query client, session, router. */
export function App({ isDemo }: { isDemo: boolean }) {
  const [queryClient] = useState(createQueryClient);
  const [router] = useState(() => createRouter(isDemo ? demoExtras : {}));

  // Whoever signs in next must not see what was fetched for the person before.
  const forget = useCallback(() => queryClient.clear(), [queryClient]);

  return (
    <SettingsProvider>
      <ThemeRoot>
        <QueryClientProvider client={queryClient}>
          <AuthProvider loadUser={loadUser} endSession={endSession} onOver={forget} report={report}>
            <RouterProvider router={router} />
          </AuthProvider>
        </QueryClientProvider>
      </ThemeRoot>
    </SettingsProvider>
  );
}
