import { type TestApi, startApi, testActors } from '@freightdesk/shared-testing-server';
import { withTransaction } from '@freightdesk/shared-database';
import { authPorts } from '../testing';
import { registerAuth } from '../register-auth';
import { setPasswordHash } from '../password/credential.repository';
import { hashPassword } from '../password/password-hash';
import { createAuthenticator } from './authenticator';
import { recordFailure } from './login-attempt.repository';
import { anyAccountFrom } from './login-guard';

const key = new TextEncoder().encode('the key of one spec file, long enough');
const password = 'four trains leave at noon';
const { userId, email } = testActors.DOMESTIC;

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
  const passwordHash = await hashPassword(password);
  await withTransaction(api.db, (tx) => setPasswordHash(tx, { userId, passwordHash, changedAt: api.clock.now() }));
});

const signIn = (typed = password, address = email) => api.post('/auth/login', { email: address, password: typed });
const tokenOf = async (): Promise<string> => (await signIn()).expect(200).data.accessToken;
const whoIs = (token: string) => api.post('/auth/me', undefined, { token });
const later = (minutes: number) => api.clock.set(new Date(api.clock.now().getTime() + minutes * 60_000));

const signInFrom = (remoteAddress: string) =>
  api.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password }, remoteAddress });

describe('signing in', () => {
  it.each(['/auth/login', '/user/login'])('%s answers a token and whom it stands for', async (path) => {
    const { data } = (await api.post(path, { email: email.toUpperCase(), password })).expect(200);

    expect(data.user).toEqual({
      id: userId,
      email,
      name: 'Dev Test',
      firstName: 'Dev',
      lastName: 'Test',
      roleId: { id: expect.any(String), name: 'DOMESTIC' },
      status: 'ACTIVE',
      version: 1,
    });
    expect((await whoIs(data.accessToken)).expect(200).body).toEqual({ user: data.user });
    expect((await api.post('/user/me', undefined, { token: data.accessToken })).expect(200).body.user.id).toBe(userId);
  });

  it('tells nobody whether it was the address or the password', async () => {
    const wrong = (await signIn('four trains leave at one')).expect(401);
    const unknown = (await signIn(password, 'nobody@freightdesk.test')).expect(401);
    const invited = (await signIn(password, testActors.ACCOUNT.email)).expect(401);

    for (const { problem } of [wrong, unknown, invited]) {
      expect({ ...problem, requestId: '' }).toEqual({ ...wrong.problem, requestId: '' });
    }
    expect(wrong.problem.code).toBe('invalid_credentials');
  });

  it('tells a blocked person so, and only after the right password', async () => {
    await api.db.updateTable('appUser').set({ blocked: true }).where('id', '=', userId).execute();

    expect((await signIn('four trains leave at one')).expect(401).problem.code).toBe('invalid_credentials');
    expect((await signIn()).expect(403).problem.code).toBe('user_blocked');
  });

  it('keeps neither password nor token', async () => {
    const accessToken = await tokenOf();

    const kept = JSON.stringify([
      await api.db.selectFrom('credential').selectAll().execute(),
      await api.db.selectFrom('session').selectAll().execute(),
      await api.db.selectFrom('loginAttempt').selectAll().execute(),
      await api.db.selectFrom('auditEvent').selectAll().execute(),
    ]);

    expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(kept).not.toContain(password);
    expect(kept).not.toContain(accessToken);
  });
});

describe('guessing passwords', () => {
  const guess = (times: number) =>
    Promise.all(Array.from({ length: times }, (_, index) => signIn(`wrong guess number ${index}`)));
  const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

  it('is free five times, then has to wait, also with the right password', async () => {
    for (let times = 0; times < 5; times += 1) (await signIn('wrong')).expect(401);

    const refused = (await signIn()).expect(429);

    expect(refused.problem).toMatchObject({ code: 'too_many_attempts', retryAfterSeconds: 5 });
    expect(refused.headers['retry-after']).toBe('5');
    api.clock.set(new Date(api.clock.now().getTime() + 5_000));
    (await signIn()).expect(200);
  });

  it('waits twice as long after each further failure, and a quarter of an hour at most', async () => {
    const waits: unknown[] = [];
    for (let times = 0; times < 5; times += 1) (await signIn('wrong')).expect(401);
    for (let times = 0; times < 10; times += 1) {
      const { retryAfterSeconds } = (await signIn('wrong')).expect(429).problem;
      waits.push(retryAfterSeconds);
      api.clock.set(new Date(api.clock.now().getTime() + Number(retryAfterSeconds) * 1_000));
      (await signIn('wrong')).expect(401);
    }

    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900]);
  });

  it('gains nothing by guessing at once', async () => {
    expect(statuses(await guess(20))).toEqual([...Array(5).fill(401), ...Array(15).fill(429)]);
  });

  it('does not lock the owner out who comes from another address', async () => {
    await guess(6);

    expect((await signInFrom('203.0.113.9')).statusCode).toBe(200);
    (await signIn()).expect(429);
  });

  it('treats an address that nobody has like any other', async () => {
    for (let times = 0; times < 5; times += 1) (await signIn('wrong', 'nobody@freightdesk.test')).expect(401);

    (await signIn('wrong', 'nobody@freightdesk.test')).expect(429);
    expect((await signIn()).status).toBe(200);
  });

  it('begins anew after the right password, and after a day', async () => {
    for (let times = 0; times < 4; times += 1) (await signIn('wrong')).expect(401);
    (await signIn()).expect(200);
    for (let times = 0; times < 4; times += 1) (await signIn('wrong')).expect(401);
    later(24 * 60 + 1);
    for (let times = 0; times < 4; times += 1) (await signIn('wrong')).expect(401);

    expect((await signIn()).status).toBe(200);
  });
});

describe('guessing at one account after the other', () => {
  const address = '127.0.0.1';
  const failBefore = async (times: number) => {
    for (let time = 0; time < times; time += 1) await recordFailure(api.db, anyAccountFrom(address), api.clock.now());
  };

  it('has to wait after fifty failures from one address, whichever account is next', async () => {
    await failBefore(49);
    (await signIn('wrong', 'nobody@freightdesk.test')).expect(401);

    expect((await signIn('wrong', 'else@freightdesk.test')).expect(429).problem.retryAfterSeconds).toBe(5);
    expect((await signIn()).expect(429).problem.code).toBe('too_many_attempts');
  });

  it('does not lock anyone out who comes from another address', async () => {
    await failBefore(50);

    expect((await signInFrom('203.0.113.9')).statusCode).toBe(200);
    expect((await signInFrom(address)).statusCode).toBe(429);
  });

  it('does not begin anew with a right password between: a guesser may have an account', async () => {
    await failBefore(49);
    (await signIn()).expect(200);

    (await signIn('wrong')).expect(401);

    expect((await signIn()).status).toBe(429);
  });

  it('is forgotten an hour after the first, so that the slips of an office never add up', async () => {
    for (let time = 0; time < 5; time += 1) {
      await failBefore(12);
      later(20);
    }

    (await signIn('wrong')).expect(401);

    expect((await signIn()).status).toBe(200);
  });

  it('is counted by network where an address is one of many that a machine has', async () => {
    const guessFrom = (remoteAddress: string) =>
      api.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password: 'wrong' }, remoteAddress });
    for (let time = 1; time <= 5; time += 1) await guessFrom(`2001:db8:1:2::${time}`);

    expect((await signInFrom('2001:db8:1:2:aaaa::1')).statusCode).toBe(429);
    expect((await signInFrom('2001:db8:1:3::1')).statusCode).toBe(200);
  });
});

describe('a clock that is put back by a day', () => {
  it('keeps nobody waiting for it, neither who failed before nor who guesses on', async () => {
    for (let times = 0; times < 5; times += 1) (await signIn('wrong')).expect(401);
    later(-24 * 60);

    (await signIn('wrong')).expect(401);

    expect((await signIn()).expect(429).problem).toMatchObject({ retryAfterSeconds: 10 });
    later(1);
    (await signIn()).expect(200);
  });

  it('leaves a session going on', async () => {
    const token = await tokenOf();

    later(-24 * 60);

    expect((await whoIs(token)).status).toBe(200);
  });
});

describe('a session', () => {
  it('ends an hour after its last use', async () => {
    const token = await tokenOf();
    for (let minutes = 0; minutes < 180; minutes += 59) {
      later(59);
      (await whoIs(token)).expect(200);
    }

    later(60);

    expect((await whoIs(token)).expect(401).problem.code).toBe('session_ended');
  });

  it('ends twelve hours after it began, however busy', async () => {
    const token = await tokenOf();
    for (let minutes = 0; minutes < 11 * 60; minutes += 55) {
      later(55);
      (await whoIs(token)).expect(200);
    }

    later(55);
    (await whoIs(token)).expect(200);
    later(6);

    expect((await whoIs(token)).expect(401).problem.code).toBe('unauthenticated');
  });

  it('is noted as in use at most once a minute', async () => {
    const token = await tokenOf();
    const lastSeen = () => api.db.selectFrom('session').select('lastSeenAt').executeTakeFirstOrThrow();
    const atFirst = await lastSeen();

    later(0.5);
    (await whoIs(token)).expect(200);
    expect(await lastSeen()).toEqual(atFirst);
    later(0.5);
    (await whoIs(token)).expect(200);

    expect((await lastSeen()).lastSeenAt).toEqual(api.clock.now());
  });

  it('ends at logout, and no other with it', async () => {
    const [token, other] = [await tokenOf(), await tokenOf()];

    (await api.post('/auth/logout', undefined, { token })).expect(200);

    expect((await whoIs(token)).expect(401).problem.code).toBe('session_ended');
    (await whoIs(other)).expect(200);
  });

  it('ends everywhere else when its person says so, and for nobody else', async () => {
    const [mine, other] = [await tokenOf(), await tokenOf()];

    (await api.post('/auth/logout-others', undefined, { token: mine })).expect(200);

    (await whoIs(mine)).expect(200);
    expect((await whoIs(other)).expect(401).problem.code).toBe('session_ended');
    expect(await api.db.selectFrom('auditEvent').select(['action', 'recordId']).execute()).toEqual([
      { action: 'logout-others', recordId: userId },
    ]);
  });

  it('ends when its person is blocked, and follows a new role', async () => {
    const token = await tokenOf();
    const { id: roleId } = await api.db
      .selectFrom('role')
      .select('id')
      .where('name', '=', 'ACCOUNT')
      .executeTakeFirstOrThrow();

    await api.db.updateTable('appUser').set({ roleId }).where('id', '=', userId).execute();
    expect((await whoIs(token)).expect(200).body.user.roleId.name).toBe('ACCOUNT');
    await api.db.updateTable('appUser').set({ blocked: true }).where('id', '=', userId).execute();

    expect((await whoIs(token)).expect(401).problem.code).toBe('session_ended');
  });
});
