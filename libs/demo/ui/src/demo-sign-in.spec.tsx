import { listDemoPeople, signInAsDemoPerson } from '@freightdesk/demo-contract';
import { AuthProvider } from '@freightdesk/shared-session';
import { mock, mockProblem, renderScreen, testUser } from '@freightdesk/shared-testing-web';
import { screen } from '@testing-library/react';
import { DemoSignIn } from './demo-sign-in';

const person = (roleName: 'ADMIN' | 'ACCOUNT', name: string) => ({ id: `id of ${name}`, name, roleName });

const anita = {
  ...testUser(),
  firstName: 'Anita',
  lastName: 'Deshpande',
  roleId: { id: '01939000-0000-7000-8000-000000000002', name: 'ACCOUNT' },
  status: 'ACTIVE',
  version: 1,
} as const;

const show = () =>
  renderScreen(
    <AuthProvider loadUser={() => Promise.resolve(anita)} endSession={() => Promise.resolve()}>
      <DemoSignIn />
    </AuthProvider>,
  );

beforeEach(() => {
  mock(listDemoPeople, [person('ADMIN', 'Asha Kulkarni'), person('ACCOUNT', 'Anita Deshpande')]);
});

describe('the people of the demo company', () => {
  it('sign in by their buttons', async () => {
    const { calls } = mock(signInAsDemoPerson, { accessToken: 'token-1', user: anita });
    const { user } = show();

    await user.click(await screen.findByRole('button', { name: /Sign in as Anita Deshpande/ }));

    expect(calls[0]?.input).toEqual({ roleName: 'ACCOUNT' });
    expect(sessionStorage.getItem('accessToken')).toBe('token-1');
  });

  it('stand there with what they do', async () => {
    show();

    expect(await screen.findByRole('button', { name: 'Sign in as Asha Kulkarni Administration' })).toBeVisible();
    expect(screen.getAllByRole('button')).toHaveLength(2);
  });

  it('are told why they cannot come in', async () => {
    mockProblem(signInAsDemoPerson, 404, { code: 'not_found', message: 'It does not exist, or no longer does.' });
    const { user } = show();

    await user.click(await screen.findByRole('button', { name: /Asha Kulkarni/ }));

    expect(await screen.findByRole('alert')).toHaveTextContent('It does not exist, or no longer does.');
  });
});
