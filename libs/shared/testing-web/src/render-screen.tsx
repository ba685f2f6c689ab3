import { createQueryClient } from '@freightdesk/data-access-api';
import type { Role } from '@freightdesk/shared-access';
import { startI18n } from '@freightdesk/shared-i18n';
import { type RecordPages, recordPageOf, RecordPagesContext } from '@freightdesk/shared-route';
import { AuthProvider, type SessionUser } from '@freightdesk/shared-session';
import { ConfirmHost, SnackbarHost } from '@freightdesk/shared-ui';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { personAt } from './person';

export interface ScreenOptions {
  /** Where the person is, query string included. */
  path?: string;
  /** Their role; `null` for a user without one. */
  role?: Role | null;
  user?: Partial<SessionUser>;
  /** Pages of other columns' records, which the app hands in. */
  pages?: RecordPages;
}

export interface RenderedScreen extends RenderResult {
  /** The person at the screen. */
  user: UserEvent;
  router: ReturnType<typeof createMemoryRouter>;
  queryClient: QueryClient;
}

void startI18n();

// Without transitions, so that what closes is gone at once.
const still = { shortest: 0, shorter: 0, short: 0, standard: 0, complex: 0, enteringScreen: 0, leavingScreen: 0 };
const theme = createTheme({
  cssVariables: true,
  transitions: { duration: still },
  components: { MuiButtonBase: { defaultProps: { disableRipple: true } } },
});

export const testUser = (role: Role | null = 'ADMIN', rest: Partial<SessionUser> = {}): SessionUser => ({
  id: '01939000-0000-7000-8000-000000000001',
  email: 'asha@example.test',
  name: 'Asha Rao',
  roleId: role === null ? null : { id: '01939000-0000-7000-8000-000000000002', name: role },
  ...rest,
});

/** Shows a screen, or routes, as the app would to a signed-in person. Its network is mocked by `mock`. */
export function renderScreen(screen: ReactElement | RouteObject[], options: ScreenOptions = {}): RenderedScreen {
  const { path = '/', role, user, pages = {} } = options;
  const routes = Array.isArray(screen) ? screen : [{ path: '*', element: screen }];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const queryClient = createQueryClient({ retry: false });
  const person = testUser(role, user);
  const result = render(
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={queryClient}>
        <AuthProvider
          loadUser={() => Promise.resolve(person)}
          endSession={() => Promise.resolve()}
          initialUser={person}
        >
          <SnackbarHost>
            <ConfirmHost>
              <RecordPagesContext value={recordPageOf([pages])}>
                <RouterProvider router={router} />
              </RecordPagesContext>
            </ConfirmHost>
          </SnackbarHost>
        </AuthProvider>
      </QueryClientProvider>
    </ThemeProvider>,
  );
  return { ...result, user: personAt(), router, queryClient };
}
