import { listNotifications } from '@freightdesk/desk-contract';
import { listDemoPeople } from '@freightdesk/demo-contract';
import { readOverview } from '@freightdesk/overview-contract';
import { roles } from '@freightdesk/shared-access';
import { AuthProvider } from '@freightdesk/shared-session';
import { mock, mockProblem, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { SettingsProvider } from '@freightdesk/settings';
import { listUsers } from '@freightdesk/users-contract';
import { listViews } from '@freightdesk/views-contract';
import { screen, waitFor } from '@testing-library/react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { demoExtras } from './demo-extras';
import { routesWith } from './router';

const routes = routesWith();

const withSettings = (children: RouteObject[]): RouteObject[] => [
  {
    element: (
      <SettingsProvider>
        <Outlet />
      </SettingsProvider>
    ),
    children,
  },
];

const asVisitor = (children: RouteObject[]): RouteObject[] => [
  {
    element: (
      <AuthProvider loadUser={() => Promise.reject(new Error('signed out'))} endSession={() => Promise.resolve()}>
        <Outlet />
      </AuthProvider>
    ),
    children: withSettings(children),
  },
];

beforeEach(() => void mock(listNotifications, []));

describe('the addresses of the page', () => {
  it('an unknown address leads to the 404 page', async () => {
    const { router } = renderScreen(withSettings(routes), { path: '/nowhere' });

    expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/404');
  });

  it('a visitor is asked to sign in and comes back to where they were', async () => {
    const { router } = renderScreen(asVisitor(routes), { path: '/dashboard/user?page=2' });

    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(router.state.location).toMatchObject({
      pathname: '/auth/jwt/login',
      search: '?returnTo=%2Fdashboard%2Fuser%3Fpage%3D2',
    });
  });

  it('an administrator reaches user management, its tabs and its menu entry', async () => {
    mock(listUsers, pageOf([]));
    mock(listViews, []);
    renderScreen(withSettings(routes), { path: '/dashboard/user', role: 'ADMIN' });

    expect(await screen.findByRole('heading', { name: 'User management' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'USER MANAGEMENT' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Company' })).toHaveAttribute('href', '/dashboard/company');
    expect(await screen.findByText('No users yet')).toBeVisible();
  });

  it.each(['MARKETING', 'INTERNATIONAL', 'DOMESTIC', 'ACCOUNT'] as const)(
    'user management is the 404 page for %s',
    async (role) => {
      const { router } = renderScreen(withSettings(routes), { path: '/dashboard/user', role });

      expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeVisible();
      expect(router.state.location.pathname).toBe('/404');
    },
  );

  it('who logs out stands at the login page, with nothing of theirs left in the browser', async () => {
    mock(listUsers, pageOf([]));
    mock(listViews, []);
    const { user, router } = renderScreen(withSettings(routes), { path: '/dashboard/user', role: 'ADMIN' });
    localStorage.setItem('settings', '{"themeMode":"dark"}');

    await user.click(await screen.findByRole('button', { name: 'Account' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));

    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/auth/jwt/login', search: '' }));
    expect(localStorage).toHaveLength(0);
  });
});

describe('the command palette', () => {
  it('leads an administrator to a page that no menu names', async () => {
    mock(listUsers, pageOf([]));
    mock(listViews, []);
    const { user } = renderScreen(withSettings(routes), { path: '/dashboard/user', role: 'ADMIN' });
    await screen.findByRole('heading', { name: 'User management' });

    await user.keyboard('{Control>}k{/Control}');

    expect(await screen.findByRole('option', { name: /^Parties/ })).toBeVisible();
    expect(screen.getByRole('option', { name: /^Record receipt/ })).toBeVisible();
  });

  it('offers nobody what their role does not reach', async () => {
    const { user } = renderScreen(withSettings(routesWith()), { path: '/faqs', role: 'DOMESTIC' });

    await user.keyboard('{Control>}k{/Control}');

    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'How can we help?' })).toBeVisible();
  });
});

describe('one’s own sign-in', () => {
  it.each([...roles, null])(
    'is looked after by %s, from the account menu and from the command palette',
    async (role) => {
      mockProblem(readOverview, 500);
      const { user, router } = renderScreen(withSettings(routes), { path: '/dashboard', role });

      await user.click(await screen.findByRole('button', { name: 'Account' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Change password' }));
      await user.click(await screen.findByRole('button', { name: 'Cancel' }));
      await user.keyboard('{Control>}k{/Control}');
      await user.type(
        await screen.findByRole('combobox', { name: 'Search records, pages and actions' }),
        'everywhere{Enter}',
      );

      expect(await screen.findByRole('alertdialog', { name: 'Sign out everywhere else' })).toBeVisible();
      expect(router.state.location.pathname).toBe('/dashboard');
    },
  );
});

describe('the demo company', () => {
  it('shows its sign and its people at the login page', async () => {
    mock(listDemoPeople, [{ id: '01939000-0000-7000-8000-000000000001', name: 'Asha Kulkarni', roleName: 'ADMIN' }]);
    renderScreen(asVisitor(routesWith(demoExtras)), { path: '/auth/jwt/login' });

    expect(await screen.findByRole('button', { name: /Sign in as Asha Kulkarni/ })).toBeVisible();
    expect(screen.getByRole('note')).toHaveTextContent('DEMO DATA');
  });

  it('shows its sign in the dashboard', async () => {
    mock(listUsers, pageOf([]));
    mock(listViews, []);
    renderScreen(withSettings(routesWith(demoExtras)), { path: '/dashboard/user', role: 'ADMIN' });

    expect(await screen.findByRole('note')).toHaveTextContent('DEMO DATA');
  });

  it('is nowhere in a company of its own', async () => {
    renderScreen(asVisitor(routes), { path: '/auth/jwt/login' });

    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /Sign in/ })).toHaveLength(1);
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });
});
