import { AuthProvider } from '@freightdesk/shared-session';
import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { SettingsProvider } from '@freightdesk/settings';
import { listUsers } from '@freightdesk/users-contract';
import { screen, waitFor } from '@testing-library/react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { routes } from './router';

const withSettings: RouteObject[] = [
  {
    element: (
      <SettingsProvider>
        <Outlet />
      </SettingsProvider>
    ),
    children: routes,
  },
];

const asVisitor: RouteObject[] = [
  {
    element: (
      <AuthProvider loadUser={() => Promise.reject(new Error('signed out'))} endSession={() => Promise.resolve()}>
        <Outlet />
      </AuthProvider>
    ),
    children: withSettings,
  },
];

describe('the addresses of the page', () => {
  it('an unknown address leads to the 404 page', async () => {
    const { router } = renderScreen(withSettings, { path: '/nowhere' });

    expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/404');
  });

  it('a visitor is asked to sign in and comes back to where they were', async () => {
    const { router } = renderScreen(asVisitor, { path: '/dashboard/user?page=2' });

    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(router.state.location).toMatchObject({
      pathname: '/auth/jwt/login',
      search: '?returnTo=%2Fdashboard%2Fuser%3Fpage%3D2',
    });
  });

  it('an administrator reaches user management, its tabs and its menu entry', async () => {
    mock(listUsers, pageOf([]));
    renderScreen(withSettings, { path: '/dashboard/user', role: 'ADMIN' });

    expect(await screen.findByRole('heading', { name: 'User management' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'USER MANAGEMENT' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Company' })).toHaveAttribute('href', '/dashboard/company');
    expect(await screen.findByText('No users yet')).toBeVisible();
  });

  it.each(['MARKETING', 'INTERNATIONAL', 'DOMESTIC', 'ACCOUNT'] as const)(
    'user management is the 404 page for %s',
    async (role) => {
      const { router } = renderScreen(withSettings, { path: '/dashboard/user', role });

      expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeVisible();
      expect(router.state.location.pathname).toBe('/404');
    },
  );

  it('who logs out stands at the login page, with nothing of theirs left in the browser', async () => {
    mock(listUsers, pageOf([]));
    const { user, router } = renderScreen(withSettings, { path: '/dashboard/user', role: 'ADMIN' });
    localStorage.setItem('settings', '{"themeMode":"dark"}');

    await user.click(await screen.findByRole('button', { name: 'Account' }));
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));

    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/auth/jwt/login', search: '' }));
    expect(localStorage).toHaveLength(0);
  });
});
