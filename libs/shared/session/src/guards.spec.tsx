import type { Role } from '@freightdesk/shared-access';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import type { SessionUser } from './auth-context';
import { AuthProvider } from './auth-provider';
import { RequirePermission, RequireSession } from './guards';
import { storeToken, storeUser } from './token-storage';

function Login() {
  const { search } = useLocation();
  return <p>Login {search}</p>;
}

const routes = [
  { path: '/auth/jwt/login', element: <Login /> },
  {
    path: '/dashboard',
    element: <RequireSession loading={<p>One moment</p>} />,
    children: [
      {
        element: <RequirePermission permission="bank.read" notFound={<p>Nothing here</p>} />,
        children: [{ path: 'bank', element: <p>Banks</p> }],
      },
    ],
  },
];

const userWith = (role: string | null): SessionUser => ({
  id: '1',
  email: 'a@example.test',
  name: 'A',
  roleId: role === null ? null : { id: '2', name: role },
});

function open(user?: SessionUser) {
  const router = createMemoryRouter(routes, { initialEntries: ['/dashboard/bank?page=2'] });
  render(
    <AuthProvider loadUser={() => new Promise(() => undefined)} endSession={() => Promise.resolve()} initialUser={user}>
      <RouterProvider router={router} />
    </AuthProvider>,
  );
}

beforeEach(() => sessionStorage.clear());

describe('a protected address', () => {
  it('leads a visitor to the login page, which knows the way back', async () => {
    open();

    expect(await screen.findByText('Login ?returnTo=%2Fdashboard%2Fbank%3Fpage%3D2')).toBeVisible();
  });

  it('waits while the stored token is turned into a user', () => {
    storeToken(`a.${Buffer.from(JSON.stringify({ exp: 99_999_999_999 })).toString('base64url')}.c`);

    open();

    expect(screen.getByText('One moment')).toBeVisible();
  });

  it('is drawn at once after a reload, for the person this tab knew', () => {
    storeToken(`a.${Buffer.from(JSON.stringify({ exp: 99_999_999_999 })).toString('base64url')}.c`);
    storeUser(userWith('ACCOUNT'));

    open();

    expect(screen.getByText('Banks')).toBeVisible();
  });

  it.each<Role>(['ADMIN', 'ACCOUNT'])('opens for %s, whose role includes it', (role) => {
    open(userWith(role));

    expect(screen.getByText('Banks')).toBeVisible();
  });

  it.each<Role>(['MARKETING', 'INTERNATIONAL', 'DOMESTIC'])('is not there for %s', (role) => {
    open(userWith(role));

    expect(screen.getByText('Nothing here')).toBeVisible();
  });

  it.each([['OWNER'], [null]])('opens for the unknown role %p, as the page treats it', (role) => {
    open(userWith(role));

    expect(screen.getByText('Banks')).toBeVisible();
  });
});
