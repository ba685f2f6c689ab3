import type { NavigationItem } from '@freightdesk/shared-route';
import { renderScreen } from '@freightdesk/shared-testing-web';
import { act, screen, waitFor, within } from '@testing-library/react';
import { DashboardLayout, type Layout } from './dashboard-layout';
import { loadNoRecords } from './palette/bare-palette.builder';

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
  { title: 'LATER', path: '/dashboard/later', disabled: true, info: 7 },
];

function show({ path = '/dashboard', layout = 'vertical' as Layout, more = [] as NavigationItem[] } = {}) {
  const onLogout = jest.fn();
  const onLayoutChange = jest.fn();
  const changePassword = jest.fn();
  const shown = renderScreen(
    <DashboardLayout
      loadRecords={loadNoRecords}
      navigation={[...navigation, ...more]}
      layout={layout}
      onLayoutChange={onLayoutChange}
      stretch={false}
      account={{ id: 'asha', name: 'Asha Rao', email: 'asha@example.test' }}
      accountActions={[{ title: 'Change password', run: changePassword }]}
      onLogout={onLogout}
      onOpenSettings={jest.fn()}
      commands={[]}
      language={{ languages: [{ code: 'en', name: 'English' }], language: 'en', choose: jest.fn() }}
    >
      <h1>Page</h1>
    </DashboardLayout>,
    { path },
  );
  return { ...shown, onLogout, onLayoutChange, changePassword };
}

const menu = () => within(screen.getByRole('navigation', { name: 'Main menu' }));

describe('the dashboard frame', () => {
  it('names its header buttons, the account last', () => {
    show();

    const names = within(screen.getByRole('banner'))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));

    expect(names).toEqual(['Open menu', 'Command palette', 'Language', 'Settings', 'Account']);
  });

  it('shows who is signed in, and lets them out', async () => {
    const { user, onLogout } = show();

    await user.click(screen.getByRole('button', { name: 'Account' }));
    expect(await screen.findByText('asha@example.test')).toBeVisible();
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));

    expect(onLogout).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menuitem', { name: 'Logout' })).not.toBeInTheDocument();
  });

  it('offers above the way out what the person may do with the account, and closes when it is chosen', async () => {
    const { user, changePassword } = show();

    await user.click(screen.getByRole('button', { name: 'Account' }));
    const entries = within(await screen.findByRole('menu', { name: 'Account' })).getAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual(['Change password', 'Logout']);
    await user.click(screen.getByRole('menuitem', { name: 'Change password' }));

    expect(changePassword).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu', { name: 'Account' })).not.toBeInTheDocument();
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
    expect(menu().getByRole('link', { name: /LATER/ })).not.toHaveAttribute('href');
  });

  it('shows the count of an entry, and its hint under the pointer', async () => {
    const { user } = show({ more: [{ title: 'RATES', path: '/dashboard/rates', caption: 'Rates of this month' }] });

    expect(menu().getByRole('link', { name: /LATER/ })).toHaveTextContent('LATER7');
    await user.hover(await menu().findByTitle('Rates of this month'));

    expect(await screen.findByRole('tooltip')).toHaveTextContent('Rates of this month');
  });

  it('opens the menu of a small screen in a drawer, which leaves when an entry is followed', async () => {
    const { user, router } = show();

    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await user.click(drawer.getByRole('link', { name: 'DASHBOARD' }));

    expect(router.state.location.pathname).toBe('/dashboard');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument());
  });

  it('has no toggle for the navigation where it is horizontal', () => {
    show({ layout: 'horizontal' });

    expect(screen.queryByRole('button', { name: 'Toggle navigation' })).not.toBeInTheDocument();
    expect(menu().getByRole('button', { name: 'REPORTS' })).toBeVisible();
  });

  it('grows compact once the page is scrolled past the height of the desktop header', () => {
    show();
    const scrollTo = (y: number) =>
      act(() => {
        Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
        window.dispatchEvent(new Event('scroll'));
      });

    scrollTo(80);
    expect(screen.getByRole('banner')).toHaveAttribute('data-compact', 'false');
    scrollTo(81);

    expect(screen.getByRole('banner')).toHaveAttribute('data-compact', 'true');
    scrollTo(0);
  });

  it('toggles between the wide and the mini menu', async () => {
    const { user, onLayoutChange } = show();

    await user.click(screen.getByRole('button', { name: 'Toggle navigation' }));

    expect(onLayoutChange).toHaveBeenCalledWith('mini');
  });

  it('opens the groups of the mini menu beside it', async () => {
    const { user, router } = show({ layout: 'mini' });

    await user.click(menu().getByRole('button', { name: 'REPORTS' }));
    await user.click(await screen.findByRole('menuitem', { name: 'PURCHASE' }));

    expect(router.state.location.pathname).toBe('/dashboard/reports/purchase');
  });

  it('finds the list of keys in the command palette', async () => {
    const { user } = show();

    await user.click(screen.getByRole('button', { name: 'Command palette' }));
    await user.type(await screen.findByRole('combobox'), 'keyboard');
    await user.keyboard('{Enter}');

    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('starts the keyboard at the new page after a change of page', async () => {
    const { user } = show({ path: '/dashboard/reports/sales' });
    await waitFor(() => expect(document.title).toBe('Freightdesk'));

    await user.click(menu().getByRole('link', { name: 'PURCHASE' }));

    expect(screen.getByRole('main')).toHaveFocus();
  });
});
