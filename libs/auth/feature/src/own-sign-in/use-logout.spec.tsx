import { AuthProvider, RequireSession } from '@freightdesk/shared-session';
import { renderScreen, testUser } from '@freightdesk/shared-testing-web';
import { screen, waitFor } from '@testing-library/react';
import { Outlet, useNavigate } from 'react-router-dom';
import { useLogout } from './use-logout';

const forget = jest.fn(() => Promise.resolve());

function Dashboard() {
  const logout = useLogout({ forget, leadTo: useNavigate() });
  return (
    <button type="button" onClick={() => void logout()}>
      Logout
    </button>
  );
}

function Session({ endSession }: { endSession: () => Promise<unknown> }) {
  return (
    <AuthProvider
      loadUser={() => Promise.reject(new Error('not asked'))}
      endSession={endSession}
      initialUser={testUser()}
    >
      <Outlet />
    </AuthProvider>
  );
}

beforeEach(() => forget.mockClear());

it.each([
  ['answers', () => Promise.resolve()],
  ['cannot be reached', () => Promise.reject(new Error('away'))],
  ['does not answer', () => new Promise(() => undefined)],
])('who logs out stands at the login page, with no way back, when the server %s', async (_how, endSession) => {
  const { user, router } = renderScreen(
    [
      {
        element: <Session endSession={endSession} />,
        children: [
          { path: '/dashboard/bank', element: <RequireSession />, children: [{ index: true, element: <Dashboard /> }] },
          { path: '/auth/jwt/login', element: <h1>Sign in</h1> },
        ],
      },
    ],
    { path: '/dashboard/bank' },
  );

  await user.click(screen.getByRole('button', { name: 'Logout' }));

  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/auth/jwt/login', search: '' }));
  expect(forget).toHaveBeenCalledTimes(1);
});
