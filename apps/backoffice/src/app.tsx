import { SessionRoot } from '@freightdesk/auth';
import { createQueryClient } from '@freightdesk/data-access-api';
import { SettingsProvider, ThemeRoot } from '@freightdesk/settings';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { demoExtras } from './demo-extras';
import { createRouter } from './router';

/** The providers, outermost first: settings, theme, query client, session, router. */
export function App({ isDemo }: { isDemo: boolean }) {
  const [queryClient] = useState(createQueryClient);
  const [router] = useState(() => createRouter({ client: queryClient, ...(isDemo && demoExtras) }));

  return (
    <SettingsProvider>
      <ThemeRoot>
        <QueryClientProvider client={queryClient}>
          <SessionRoot>
            <RouterProvider router={router} />
          </SessionRoot>
        </QueryClientProvider>
      </ThemeRoot>
    </SettingsProvider>
  );
}
