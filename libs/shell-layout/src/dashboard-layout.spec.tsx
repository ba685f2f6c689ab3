import { renderScreen } from '@freightdesk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { DashboardLayout, type Layout } from './dashboard-layout';
import type { NavigationItem } from './navigation/navigation-item';

const navigation: NavigationItem[] = [
  { title: 'DASHBOARD', path: '/dashboard' },
  {
    title: 'REPORTS',
    path: '/dashboard/reports',
    children: [
      { title: 'SALES', path: '/dashboard/reports/sales' },
      { title: 'PURCHASE', path: '/dashboard/reports/purchase' },
    ],
  },
  { title: 'CARRIER SITE', path: 'https://carrier.example.test' },
  { title: 'LATER', path: '/dashboard/later', disabled: true },
];

function show({ path = '/dashboard', layout = 'vertical' as Layout } = {}) {
  const onLogout = jest.fn();
  const onLayoutChange = jest.fn();
  const shown = renderScreen(
    <DashboardLayout
      navigation={navigation}
      layout={layout}
      onLayoutChange={onLayoutChange}
      stretch={false}
      account={{ name: 'Asha Rao', email: 'asha@example.test' }}
      onLogout={onLogout}
      onOpenSettings={jest.fn()}
      languages={[{ code: 'en', name: 'English' }]}
      language="en"
      onLanguage={jest.fn()}
    >
      <h1>Page</h1>
    </DashboardLayout>,
    { path },
  );
  return { ...shown, onLogout, onLayoutChange };
}

const menu = () => within(screen.getByRole('navigation', { name: 'Main menu' }));

describe('the dashboard frame', () => {
  it('names its header buttons, the account last', () => {
    show();

    const names = within(screen.getByRole('banner'))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));

    expect(names).toEqual(['Open menu', 'Language', 'Settings', 'Account']);
  });

  it('shows who is signed in, and lets them out', async () => {
    const { user, onLogout } = show();

    await user.click(screen.getByRole('button', { name: 'Account' }));
    expect(screen.getByText('asha@example.test')).toBeVisible();
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));

    expect(onLogout).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menuitem', { name: 'Logout' })).not.toBeInTheDocument();
  });

  it('lights up the page in sight and opens the group around it', () => {
    show({ path: '/dashboard/reports/sales' });

    expect(menu().getByRole('link', { name: 'SALES' })).toHaveAttribute('aria-current', 'page');
    expect(menu().getByRole('button', { name: 'REPORTS' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('folds a group until it is asked for', async () => {
    const { user } = show();

    expect(menu().queryByRole('link', { name: 'SALES' })).not.toBeInTheDocument();
    await user.click(menu().getByRole('button', { name: 'REPORTS' }));

    expect(menu().getByRole('link', { name: 'SALES' })).toBeVisible();
  });

  it('opens another site in a new tab and keeps a disabled entry dead', () => {
    show();

    expect(menu().getByRole('link', { name: 'CARRIER SITE' })).toHaveAttribute('target', '_blank');
    expect(menu().getByRole('link', { name: 'LATER' })).not.toHaveAttribute('href');
  });

  it('toggles between the wide and the mini menu', async () => {
    const { user, onLayoutChange } = show();

    await user.click(screen.getByRole('button', { name: 'Toggle navigation' }));

    expect(onLayoutChange).toHaveBeenCalledWith('mini');
  });

  it('opens the groups of the mini menu beside it', async () => {
    const { user, router } = show({ layout: 'mini' });

    await user.click(menu().getByRole('button', { name: 'REPORTS' }));
    await user.click(screen.getByRole('menuitem', { name: 'PURCHASE' }));

    expect(router.state.location.pathname).toBe('/dashboard/reports/purchase');
  });

  it('starts the keyboard at the new page after a change of page', async () => {
    const { user } = show({ path: '/dashboard/reports/sales' });

    await user.click(menu().getByRole('link', { name: 'PURCHASE' }));

    expect(screen.getByRole('main')).toHaveFocus();
  });
});
