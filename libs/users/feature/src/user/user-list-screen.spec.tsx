import { pageOf, mock, mockProblem, renderScreen, testUser } from '@freightdesk/shared-testing-web';
import {
  addUser,
  blockUser,
  listUsers,
  makeResetLink,
  removeUser,
  updateUser,
  type ListedUser,
  userProblems,
} from '@freightdesk/users-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { Component as UserListScreen } from './user-list-screen';

const userOf = (rest: Partial<ListedUser>): ListedUser => ({
  id: '01939000-0000-7000-8000-00000000000a',
  email: 'bilal@example.test',
  name: 'Bilal Khan',
  firstName: 'Bilal',
  lastName: 'Khan',
  roleId: { id: '01939000-0000-7000-8000-0000000000aa', name: 'MARKETING' },
  status: 'ACTIVE',
  lastSeenAt: null,
  version: 3,
  ...rest,
});
const bilal = userOf({});
const self = userOf({
  id: testUser().id,
  name: 'Asha Rao',
  email: 'asha@example.test',
  roleId: { id: '01939000-0000-7000-8000-0000000000ab', name: 'ADMIN' },
  lastSeenAt: '2026-11-21T08:35:00.000Z',
});
const secondAdmin = userOf({ id: '01939000-0000-7000-8000-00000000000d', roleId: self.roleId, name: 'Chitra Iyer' });

/** The list as the server narrows it to the administrators who can sign in. */
const listWith = (...rows: ListedUser[]) =>
  mock(listUsers, ({ role }) =>
    pageOf(String(role) === 'ADMIN' ? rows.filter(({ roleId }) => roleId.name === 'ADMIN') : rows),
  );

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) }, { timeout: 10_000 });

async function openMenuOf(name: string, { user }: ReturnType<typeof renderScreen>) {
  const row = await rowOf(name);
  await user.click(within(row).getByRole('button', { name: 'Actions' }));
}

beforeEach(() => void listWith(self, secondAdmin, bilal));

describe('user management', () => {
  it('shows who else is here now', async () => {
    const now = new Date().toISOString();
    listWith({ ...self, lastSeenAt: now }, secondAdmin, { ...bilal, lastSeenAt: now });
    renderScreen(<UserListScreen />);

    const here = within(await screen.findByRole('list', { name: 'Here now' }));

    expect(here.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Bilal Khan']);
  });

  it('lists who works here with role, status and when they were last seen', async () => {
    renderScreen(<UserListScreen />);

    const row = await rowOf('Bilal Khan');

    expect(row).toHaveTextContent('bilal@example.test');
    expect(row).toHaveTextContent('Marketing');
    expect(row).toHaveTextContent('Active');
    expect(await rowOf('Asha Rao')).toHaveTextContent('21-Nov-2026 14:05');
  });

  it('invites a person and shows the link this once, and until when it works', async () => {
    const inviteUrl = 'https://desk.example.test/auth/jwt/register#invite=abcdefghijklmnopqrstuv';
    const { calls } = mock(addUser, {
      ...userOf({ name: 'Esha Mehta', status: 'INVITED' }),
      inviteUrl,
      expiresAt: '2026-11-24T08:35:00.000Z',
    });
    const { user } = renderScreen(<UserListScreen />);

    await user.click(await screen.findByRole('button', { name: 'Invite user' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite user' }));
    await user.type(dialog.getByLabelText(/^E-mail address/), 'esha@example.test');
    await user.type(dialog.getByLabelText(/^First name/), 'Esha');
    await user.type(dialog.getByLabelText(/^Last name/), 'Mehta');
    await user.click(dialog.getByRole('combobox', { name: /^Role/ }));
    await user.click(screen.getByRole('option', { name: 'Accounts' }));
    await user.click(dialog.getByRole('button', { name: 'Invite' }));

    expect(await screen.findByRole('dialog', { name: 'Invitation for Esha Mehta' })).toBeVisible();
    expect(screen.getByLabelText('Link')).toHaveValue(inviteUrl);
    expect(screen.getByText(/until 24-Nov-2026 14:05/)).toBeVisible();
    expect(calls[0]?.input).toEqual({
      email: 'esha@example.test',
      firstName: 'Esha',
      lastName: 'Mehta',
      roleName: 'ACCOUNT',
    });

    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(inviteUrl);
  });

  it('invites one after the other and shows all links at the end, also where the last one is given up', async () => {
    const linkOf = (name: string) => `https://desk.example.test/auth/jwt/register#invite=${name}`;
    mock(addUser, ({ firstName }) => ({
      ...userOf({ name: firstName, status: 'INVITED' }),
      inviteUrl: linkOf(firstName),
      expiresAt: '2026-11-24T08:35:00.000Z',
    }));
    const { user } = renderScreen(<UserListScreen />);
    await user.click(await screen.findByRole('button', { name: 'Invite user' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite user' }));
    for (const name of ['Esha', 'Ravi']) {
      await user.type(dialog.getByLabelText(/^E-mail address/), `${name}@example.test`);
      await user.type(dialog.getByLabelText(/^First name/), name);
      await user.type(dialog.getByLabelText(/^Last name/), 'Mehta');
      await user.type(dialog.getByRole('combobox', { name: /^Role/ }), 'a');
      await user.keyboard('{Control>}{Enter}{/Control}');
      await waitFor(() => expect(dialog.getByLabelText(/^E-mail address/)).toHaveValue(''));
      expect(dialog.getByLabelText(/^E-mail address/)).toHaveFocus();
    }

    await user.keyboard('{Escape}');

    const links = within(await screen.findByRole('dialog', { name: 'Invitations' }));
    expect(links.getByLabelText('Esha')).toHaveValue(linkOf('Esha'));
    await user.click(links.getByRole('button', { name: 'Copy link: Ravi' }));
    expect(await navigator.clipboard.readText()).toBe(linkOf('Ravi'));
    expect(links.getByText(/each works once, until 24-Nov-2026 14:05/)).toBeVisible();
  });

  it('blocks a person after a question that names them', async () => {
    const { calls } = mock(blockUser, userOf({ status: 'BLOCKED', version: 4 }));
    const page = renderScreen(<UserListScreen />);

    await openMenuOf('Bilal Khan', page);
    await page.user.click(await screen.findByRole('menuitem', { name: 'Block' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Block Bilal Khan?' }));
    expect(calls).toHaveLength(0);
    await page.user.click(question.getByRole('button', { name: 'Block' }));

    expect(calls[0]?.input).toEqual({ id: bilal.id, version: 3, blocked: true });
    expect(await screen.findByText('Bilal Khan is blocked')).toBeVisible();
  });

  it('removes a person after a question that names them and what is lost', async () => {
    const { calls } = mock(removeUser, { id: bilal.id });
    const page = renderScreen(<UserListScreen />);

    await openMenuOf('Bilal Khan', page);
    await page.user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove Bilal Khan?' }));
    expect(question.getByText(/This cannot be undone/)).toBeVisible();
    await page.user.click(question.getByRole('button', { name: 'Remove' }));

    expect(await screen.findByText('Bilal Khan is removed')).toBeVisible();
    expect(calls[0]?.input).toEqual({ id: bilal.id, version: 3 });
  });

  it('offers a blocked person no link, and says why', async () => {
    listWith(self, userOf({ status: 'BLOCKED' }));
    const page = renderScreen(<UserListScreen />);

    await openMenuOf('Bilal Khan', page);

    const item = await screen.findByRole('menuitem', { name: /^Password reset link/ });
    expect(item).toHaveTextContent('This person is blocked. Lift the block first.');
    expect(screen.getByRole('menuitem', { name: 'Unblock' })).not.toHaveAttribute('aria-disabled');
  });

  it('says of the last administrator who can sign in that another one comes first', async () => {
    listWith(self, bilal);
    const page = renderScreen(<UserListScreen />);

    await openMenuOf('Asha Rao', page);

    for (const name of [/^Block/, /^Remove/]) {
      expect(await screen.findByRole('menuitem', { name })).toHaveTextContent(userProblems.last_admin.message);
    }
  });

  it('does not let a person change their own role', async () => {
    const page = renderScreen(<UserListScreen />);

    await openMenuOf('Asha Rao', page);
    await page.user.click(await screen.findByRole('menuitem', { name: 'Edit' }));

    const role = await screen.findByRole('combobox', { name: /^Role/ });
    expect(role).toHaveAttribute('aria-disabled', 'true');
    expect(role).toHaveAccessibleDescription(userProblems.own_account.message);
  });

  it('keeps both changes when somebody else saved the person meanwhile', async () => {
    const { firstName, lastName } = bilal;
    const current = { ...userOf({ version: 4, firstName, lastName, roleId: { ...bilal.roleId, name: 'DOMESTIC' } }) };
    const { lastSeenAt: _lastSeenAt, ...saved } = current;
    const { calls } = mockProblem(updateUser, 409, { code: 'stale_version', current: saved });
    const page = renderScreen(<UserListScreen />);

    await openMenuOf('Bilal Khan', page);
    await page.user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Bilal Khan' }));
    await page.user.type(dialog.getByLabelText(/^Last name/), ' Ali');
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await dialog.findByText(/Someone else saved this record/)).toBeVisible();
    expect(dialog.getByRole('combobox', { name: /^Role/ })).toHaveTextContent('Domestic');
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(calls.at(-1)?.input).toMatchObject({ version: 4, lastName: 'Khan Ali', roleName: 'DOMESTIC' });
  });

  it('offers nobody to block or remove their own account, and says why', async () => {
    const page = renderScreen(<UserListScreen />);

    await openMenuOf('Asha Rao', page);

    expect(await screen.findByRole('menuitem', { name: /^Block/ })).toHaveTextContent(userProblems.own_account.message);
    expect(await screen.findByRole('menuitem', { name: /^Remove/ })).toHaveAttribute('aria-disabled', 'true');
  });

  it('keeps the form open and says so when the last administrator would be demoted', async () => {
    const { code, status, message } = userProblems.last_admin;
    const { calls } = mockProblem(updateUser, status, { code, message });
    const page = renderScreen(<UserListScreen />);

    await openMenuOf('Bilal Khan', page);
    await page.user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Bilal Khan' }));
    await page.user.clear(dialog.getByLabelText(/^First name/));
    await page.user.type(dialog.getByLabelText(/^First name/), 'Bilaal');
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    expect(calls[0]?.input).toMatchObject({ id: bilal.id, version: 3, firstName: 'Bilaal', roleName: 'MARKETING' });
  });

  it('makes a reset link to hand over', async () => {
    mock(makeResetLink, {
      resetUrl: 'https://desk.example.test/auth/jwt/login#reset=abc',
      expiresAt: '2026-11-21T09:35:00.000Z',
    });
    const page = renderScreen(<UserListScreen />);

    await openMenuOf('Bilal Khan', page);
    await page.user.click(await screen.findByRole('menuitem', { name: 'Password reset link' }));
    await page.user.click(await screen.findByRole('button', { name: 'Make the link' }));

    expect(await screen.findByLabelText('Link')).toHaveValue('https://desk.example.test/auth/jwt/login#reset=abc');
  });
});
