import { withTransaction } from '@freightdesk/shared-database';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { createUserAccess } from '../user-access';
import { authPorts } from '../testing';
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
    register: (routes) => registerAuth(routes, authPorts(key)),
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
  const { url } = await withTransaction(api.db, (tx) => access.makeLink(tx, { kind: 'reset', userId, now }));
  return url.replace('http://127.0.0.1:4000/auth/jwt/login#reset=', '');
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
    ['newPassword', { currentPassword: old, newPassword: 'qwertyuiopasdfg' }],
    ['newPassword', { currentPassword: old, newPassword: 'Konkan Freight 2026' }],
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

describe('guessing the current password', () => {
  const change = (token: string, currentPassword: string) =>
    api.post('/auth/password', { currentPassword, newPassword: fresh }, { token });

  it('is free five times, then has to wait, also with the right one', async () => {
    const token = await tokenOf();
    for (let times = 0; times < 5; times += 1) (await change(token, 'wrong')).expect(422);

    const refused = (await change(token, old)).expect(429);

    expect(refused.problem).toMatchObject({ code: 'too_many_attempts', retryAfterSeconds: 5 });
    expect(refused.headers['retry-after']).toBe('5');
    api.clock.set(new Date(api.clock.now().getTime() + 5_000));
    (await change(token, old)).expect(200);
  });

  it('gains nothing by guessing at once', async () => {
    const token = await tokenOf();

    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => change(token, `wrong ${index}`)));

    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(422), ...Array(7).fill(429)]);
  });

  it('keeps neither the owner from signing in nor another session from changing it', async () => {
    const stolen = await tokenOf();
    for (let times = 0; times < 6; times += 1) await change(stolen, 'wrong');

    const own = await tokenOf();

    (await change(own, old)).expect(200);
    expect((await whoIs(stolen)).expect(401).problem.code).toBe('session_ended');
  });

  it('begins anew after the right one', async () => {
    const token = await tokenOf();
    for (let times = 0; times < 4; times += 1) (await change(token, 'wrong')).expect(422);
    (await change(token, old)).expect(200);

    for (let times = 0; times < 5; times += 1) (await change(token, 'wrong')).expect(422);

    expect((await change(token, fresh)).status).toBe(429);
  });
});

describe('two changes of one password at once', () => {
  it('do not both count: the second no longer knows the current one', async () => {
    const [mine, other] = [await tokenOf(), await tokenOf()];
    const changeTo = (newPassword: string, token: string) =>
      api.post('/auth/password', { currentPassword: old, newPassword }, { token });

    const answers = await Promise.all([changeTo(fresh, mine), changeTo('nine lorries cross the ghats', other)]);

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await api.db.selectFrom('auditEvent').select('action').execute()).toEqual([{ action: 'change-password' }]);
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
    (await reset(token, 'Konkan Konkan 123')).expect(422);

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
