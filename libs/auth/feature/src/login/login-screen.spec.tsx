import { login, resetPassword } from '@freightdesk/auth-contract';
import { AuthProvider } from '@freightdesk/shared-session';
import { mock, mockProblem, renderScreen, testUser } from '@freightdesk/shared-testing-web';
import { screen } from '@testing-library/react';
import { LoginScreen } from './login-screen';

const asha = {
  ...testUser(),
  firstName: 'Asha',
  lastName: 'Rao',
  roleId: { id: '01939000-0000-7000-8000-000000000002', name: 'ADMIN' },
  status: 'ACTIVE',
  version: 1,
} as const;

const dashboard = { path: '/dashboard/*', element: <h1>Dashboard</h1> };

/** The page as a visitor without a token meets it. */
function visit(path = '/auth/jwt/login', onTyping?: (address: string) => void) {
  const page = (
    <AuthProvider loadUser={() => Promise.resolve(asha)} endSession={() => Promise.resolve()}>
      <LoginScreen onTyping={onTyping} />
    </AuthProvider>
  );
  return renderScreen([{ path: '/auth/jwt/login', element: page }, dashboard], { path });
}

async function signIn({ user }: ReturnType<typeof visit>) {
  await user.type(screen.getByLabelText('E-mail address'), ' asha@example.test ');
  await user.type(screen.getByLabelText('Password'), 'a sentence that is easy to keep');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('signing in', () => {
  it('keeps the token for this tab and leads to where the person was going', async () => {
    const { calls } = mock(login, { accessToken: 'token-1', user: asha });
    const page = visit('/auth/jwt/login?returnTo=%2Fdashboard%2Fbank%3Fpage%3D2');

    await signIn(page);

    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(page.router.state.location).toMatchObject({ pathname: '/dashboard/bank', search: '?page=2' });
    expect(calls[0]?.input).toEqual({ email: 'asha@example.test', password: 'a sentence that is easy to keep' });
    expect(sessionStorage.getItem('accessToken')).toBe('token-1');
  });

  it('never leads to another site', async () => {
    mock(login, { accessToken: 'token-1', user: asha });
    const page = visit('/auth/jwt/login?returnTo=https%3A%2F%2Fevil.example');

    await signIn(page);

    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(page.router.state.location.pathname).toBe('/dashboard');
  });

  it.each([
    ['where they were going', '?returnTo=%2Fdashboard%2Fbank%3Fpage%3D2', '/dashboard/bank?page=2'],
    ['the first page', '?returnTo=https%3A%2F%2Fevil.example', '/dashboard'],
  ])('has %s fetched while the person types, and not before', async (_where, search, address) => {
    const fetchAhead = jest.fn();
    const { user } = visit(`/auth/jwt/login${search}`, fetchAhead);
    expect(fetchAhead).not.toHaveBeenCalled();

    await user.type(screen.getByLabelText('E-mail address'), 'a');

    expect(fetchAhead).toHaveBeenCalledWith(address);
  });

  it('asks for what is missing before it asks the server', async () => {
    const { calls } = mockProblem(login, 401);
    const { user } = visit();

    await user.click(screen.getByRole('button', { name: 'Sign in' }));

    expect(screen.getByLabelText('E-mail address')).toHaveAccessibleDescription('E-mail address is needed.');
    expect(screen.getByLabelText('E-mail address')).toHaveFocus();
    expect(calls).toHaveLength(0);
  });

  it.each([
    [401, 'invalid_credentials', 'The e-mail address or the password is wrong.'],
    [403, 'user_blocked', 'Your account is blocked. Please ask your administrator.'],
  ])('tells why it was refused and keeps what was typed (%i %s)', async (status, code, message) => {
    mockProblem(login, status, { code, message });

    await signIn(visit());

    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText('Password')).toHaveValue('a sentence that is easy to keep');
  });

  it('says how long to wait after too many wrong attempts', async () => {
    const message = 'Too many wrong attempts. Please wait before you try again.';
    mockProblem(login, 429, { code: 'too_many_attempts', message, retryAfterSeconds: 90 });

    await signIn(visit());

    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 2 minutes.');
  });

  it('shows the password when asked', async () => {
    const { user } = visit();

    await user.click(screen.getByRole('button', { name: 'Show password' }));

    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: 'Hide password' })).toBeVisible();
  });

  it('is not asked of a person who is signed in', async () => {
    renderScreen([{ path: '/auth/jwt/login', element: <LoginScreen /> }, dashboard], { path: '/auth/jwt/login' });

    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });
});

describe('a password reset link', () => {
  it('sets the new password, and its token leaves the address at once', async () => {
    const { calls } = mock(resetPassword, { done: true });
    const { user, router } = visit('/auth/jwt/login#reset=abcdefghijklmnopqrstuv');

    await user.type(await screen.findByLabelText(/^Password/), 'kites over the harbour wall');
    expect(router.state.location.hash).toBe('');
    await user.click(screen.getByRole('button', { name: 'Set the password' }));

    expect(await screen.findByText('The new password is set. Sign in with it.')).toBeVisible();
    expect(calls[0]?.input).toEqual({ token: 'abcdefghijklmnopqrstuv', password: 'kites over the harbour wall' });
  });
});
