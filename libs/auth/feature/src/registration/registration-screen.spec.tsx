import { register } from '@freightdesk/auth-contract';
import { mock, mockProblem, renderScreen, testUser } from '@freightdesk/shared-testing-web';
import { screen } from '@testing-library/react';
import { Component as RegistrationScreen } from './registration-screen';

const asha = {
  ...testUser(),
  firstName: 'Asha',
  lastName: 'Rao',
  roleId: { id: '01939000-0000-7000-8000-000000000002', name: 'ADMIN' },
  status: 'ACTIVE',
  version: 1,
} as const;
const token = 'abcdefghijklmnopqrstuv';

function visit(hash: string) {
  return renderScreen(
    [
      { path: '/auth/jwt/register', element: <RegistrationScreen /> },
      { path: '/dashboard', element: <h1>Dashboard</h1> },
    ],
    { path: `/auth/jwt/register${hash}` },
  );
}

async function fillPerson({ user }: ReturnType<typeof visit>, password = 'kites over the harbour wall') {
  await user.type(screen.getByLabelText(/^First name/), 'Asha');
  await user.type(screen.getByLabelText(/^Last name/), 'Rao');
  await user.type(screen.getByLabelText(/^E-mail address/), 'asha@example.test');
  await user.type(screen.getByLabelText(/^Password/), password);
}

describe('registration', () => {
  it('is closed without a link', () => {
    visit('');

    expect(screen.getByRole('heading', { name: 'This page opens from an invitation link.' })).toBeVisible();
    expect(screen.queryByLabelText(/^Password/)).not.toBeInTheDocument();
  });

  it('takes up an invitation and stands on the dashboard', async () => {
    const { calls } = mock(register, { accessToken: 'token-1', user: asha });
    const page = visit(`#invite=${token}`);

    await fillPerson(page);
    await page.user.click(screen.getByRole('button', { name: 'Create the account' }));

    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(calls[0]?.input).toMatchObject({ email: 'asha@example.test', firstName: 'Asha', token });
    expect(sessionStorage.getItem('accessToken')).toBe('token-1');
  });

  it('sets up the company with the first administrator', async () => {
    const { calls } = mock(register, { accessToken: 'token-1', user: asha });
    const page = visit(`#setup=${token}`);

    await fillPerson(page);
    await page.user.type(screen.getByLabelText(/^Company name/), 'Sahyadri Freight');
    await page.user.click(screen.getByRole('combobox', { name: /^State/ }));
    await page.user.click(screen.getByRole('option', { name: 'Maharashtra' }));
    await page.user.click(screen.getByRole('button', { name: 'Set up Freightdesk' }));

    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(calls[0]?.input.company).toMatchObject({ name: 'Sahyadri Freight', stateCode: '27' });
  });

  it('refuses a password that is easily guessed before it is sent', async () => {
    const { calls } = mockProblem(register, 422);
    const page = visit(`#invite=${token}`);

    await fillPerson(page, 'short');
    await page.user.click(screen.getByRole('button', { name: 'Create the account' }));

    expect(await screen.findByText(/Use at least 15 characters/)).toBeVisible();
    expect(calls).toHaveLength(0);
  });

  it('refuses a password made of the company that is being set up before it is sent', async () => {
    const { calls } = mockProblem(register, 422);
    const page = visit(`#setup=${token}`);

    await fillPerson(page, 'Sahyadri Freight 2026');
    await page.user.type(screen.getByLabelText(/^Company name/), 'Sahyadri Freight');
    await page.user.click(screen.getByRole('button', { name: 'Set up Freightdesk' }));

    expect(await screen.findByText(/company is easily guessed/)).toBeVisible();
    expect(calls).toHaveLength(0);
  });

  it('tells that a link was used already', async () => {
    const message = 'This link was used already or is too old. Please ask for a new one.';
    mockProblem(register, 403, { code: 'link_ended', message });
    const page = visit(`#invite=${token}`);

    await fillPerson(page);
    await page.user.click(screen.getByRole('button', { name: 'Create the account' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('takes the token out of the address', () => {
    const { router } = visit(`#invite=${token}`);

    expect(router.state.location.hash).toBe('');
  });
});
