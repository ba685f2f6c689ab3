import { pageOf, mock, mockProblem, renderScreen, testUser } from '@freightdesk/shared-testing-web';
import {
  addUser,
  blockUser,
  listUsers,
  makeResetLink,
  updateUser,
  type User,
  userProblems,
} from '@freightdesk/users-contract';
import { screen, within } from '@testing-library/react';
import { Component as UserListScreen } from './user-list-screen';

const userOf = (rest: Partial<User>): User => ({
  id: '01939000-0000-7000-8000-00000000000a',
  email: 'bilal@example.test',
  name: 'Bilal Khan',
  firstName: 'Bilal',
  lastName: 'Khan',
  roleId: { id: '01939000-0000-7000-8000-0000000000aa', name: 'MARKETING' },
  status: 'ACTIVE',
  version: 3,
  ...rest,
});
const bilal = userOf({});
const self = userOf({ id: testUser().id, name: 'Asha Rao', email: 'asha@example.test' });

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) }, { timeout: 10_000 });

async function openMenuOf(name: string, { user }: ReturnType<typeof renderScreen>) {
  const row = await rowOf(name);
  await user.click(within(row).getByRole('button', { name: 'Actions' }));
}

beforeEach(() => void mock(listUsers, pageOf([self, bilal])));

describe('user management', () => {
  it('lists who works here with role and status', async () => {
    renderScreen(<UserListScreen />);

    const row = await rowOf('Bilal Khan');

    expect(row).toHaveTextContent('bilal@example.test');
    expect(row).toHaveTextContent('Marketing');
    expect(row).toHaveTextContent('Active');
  });

  it('invites a person and shows the link this once', async () => {
    const inviteUrl = 'https://desk.example.test/auth/jwt/register#invite=abcdefghijklmnopqrstuv';
    const { calls } = mock(addUser, { ...userOf({ name: 'Esha Mehta', status: 'INVITED' }), inviteUrl });
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
    expect(calls[0]?.input).toEqual({
      email: 'esha@example.test',
      firstName: 'Esha',
      lastName: 'Mehta',
      roleName: 'ACCOUNT',
    });

    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(inviteUrl);
  });

  it('blocks a person after a question that names them', async () => {
    const { calls } = mock(blockUser, userOf({ status: 'BLOCKED', version: 4 }));
    const page = renderScreen(<UserListScreen />);

    await openMenuOf('Bilal Khan', page);
    await page.user.click(screen.getByRole('menuitem', { name: 'Block' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Block Bilal Khan?' }));
    expect(calls).toHaveLength(0);
    await page.user.click(question.getByRole('button', { name: 'Block' }));

    expect(calls[0]?.input).toEqual({ id: bilal.id, version: 3, blocked: true });
  });

  it('offers nobody to block or remove their own account, and says why', async () => {
    const page = renderScreen(<UserListScreen />);

    await openMenuOf('Asha Rao', page);

    expect(screen.getByRole('menuitem', { name: /^Block/ })).toHaveTextContent('This is your own account.');
    expect(screen.getByRole('menuitem', { name: /^Remove/ })).toHaveAttribute('aria-disabled', 'true');
  });

  it('keeps the form open and says so when the last administrator would be demoted', async () => {
    const { code, status, message } = userProblems.last_admin;
    const { calls } = mockProblem(updateUser, status, { code, message });
    const page = renderScreen(<UserListScreen />);

    await openMenuOf('Bilal Khan', page);
    await page.user.click(screen.getByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Bilal Khan' }));
    await page.user.clear(dialog.getByLabelText(/^First name/));
    await page.user.type(dialog.getByLabelText(/^First name/), 'Bilaal');
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    expect(calls[0]?.input).toMatchObject({ id: bilal.id, version: 3, firstName: 'Bilaal', roleName: 'MARKETING' });
  });

  it('makes a reset link to hand over', async () => {
    mock(makeResetLink, { resetUrl: 'https://desk.example.test/auth/jwt/login#reset=abc' });
    const page = renderScreen(<UserListScreen />);

    await openMenuOf('Bilal Khan', page);
    await page.user.click(screen.getByRole('menuitem', { name: 'Password reset link' }));
    await page.user.click(await screen.findByRole('button', { name: 'Make the link' }));

    expect(await screen.findByLabelText('Link')).toHaveValue('https://desk.example.test/auth/jwt/login#reset=abc');
  });
});
