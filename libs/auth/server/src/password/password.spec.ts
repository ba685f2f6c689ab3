import { withTransaction } from '@freightdesk/shared-database';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { createUserAccess } from '../link/user-access';
import { registerAuth } from '../register-auth';
import { createAuthenticator } from '../session/authenticator';
import { setPasswordHash } from './credential.repository';
import { hashPassword } from './password-hash';

const key = new TextEncoder().encode('the key of one spec file, long enough');
const { userId, email } = testActors.ACCOUNT;
const old = 'four trains leave at noon';
const fresh = 'seven ships wait for rain';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({
    register: (routes) =>
      registerAuth(routes, { key, createCompany: () => Promise.reject(new Error('no company is made here')) }),
    authenticate: ({ db, clock }) => createAuthenticator({ db, clock, key }),
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  const passwordHash = await hashPassword(old);
  await withTransaction(api.db, (tx) => setPasswordHash(tx, { userId, passwordHash, changedAt: api.clock.now() }));
});

const signIn = (password: string) => api.post('/auth/login', { email, password });
const tokenOf = async (): Promise<string> => (await signIn(old)).expect(200).data.accessToken;
const whoIs = (token: string) => api.post('/auth/me', undefined, { token });

async function resetToken(): Promise<string> {
  const access = createUserAccess({ baseUrl: () => 'http://127.0.0.1:4000' });
  const now = api.clock.now();
  const link = await withTransaction(api.db, (tx) => access.makeLink(tx, { kind: 'reset', userId, now }));
  return link.replace('http://127.0.0.1:4000/auth/jwt/login#reset=', '');
}

describe("changing one's password", () => {
  it('ends the other sessions and leaves this one', async () => {
    const [mine, other] = [await tokenOf(), await tokenOf()];

    (await api.post('/auth/password', { currentPassword: old, newPassword: fresh }, { token: mine })).expect(200);

    (await whoIs(mine)).expect(200);
    expect((await whoIs(other)).expect(401).problem.code).toBe('session_ended');
    (await signIn(old)).expect(401);
    (await signIn(fresh)).expect(200);
  });

  it.each([
    ['currentPassword', { currentPassword: 'not the current one', newPassword: fresh }],
    ['newPassword', { currentPassword: old, newPassword: 'passwordpassword' }],
    ['newPassword', { currentPassword: old, newPassword: 'short' }],
    ['newPassword', { currentPassword: old, newPassword: 'anil@freightdesk.test' }],
  ])('is refused at %s when it is wrong, and changes nothing', async (field, body) => {
    const token = await tokenOf();

    const { problem } = (await api.post('/auth/password', body, { token })).expect(422);

    expect(problem.errors?.map((error) => error.field)).toEqual([field]);
    (await signIn(old)).expect(200);
  });

  it('is told in the audit trail without the password', async () => {
    const token = await tokenOf();
    (await api.post('/auth/password', { currentPassword: old, newPassword: fresh }, { token })).expect(200);

    const audit = await api.db.selectFrom('auditEvent').select(['action', 'userName', 'before', 'after']).execute();

    expect(audit).toEqual([{ action: 'change-password', userName: 'Anil Test', before: null, after: null }]);
  });
});

describe('a reset link', () => {
  const reset = (token: string, password: string) => api.post('/auth/reset-password', { token, password });

  it('sets the password once and ends every session', async () => {
    const session = await tokenOf();
    const token = await resetToken();

    (await reset(token, fresh)).expect(200);

    expect((await whoIs(session)).expect(401).problem.code).toBe('session_ended');
    (await signIn(fresh)).expect(200);
    expect((await reset(token, old)).expect(403).problem.code).toBe('link_ended');
  });

  it('can be used again after a password that was refused', async () => {
    const token = await resetToken();

    (await reset(token, 'short')).expect(422);

    (await signIn(old)).expect(200);
    expect((await reset(token, fresh)).status).toBe(200);
  });

  it('waits an hour, and a new one takes its place', async () => {
    const first = await resetToken();
    const second = await resetToken();
    (await reset(first, fresh)).expect(403);

    api.clock.set(new Date(api.clock.now().getTime() + 61 * 60_000));

    (await reset(second, fresh)).expect(403);
    expect((await signIn(old)).status).toBe(200);
  });
});
