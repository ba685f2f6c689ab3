import { newId, type Tx } from '@freightdesk/shared-database';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { type Role, roles } from '@freightdesk/shared-access';
import { userInvariants } from '../verify/user-invariants';
import { registerUsers } from '../register-users';
import type { SignIn } from './sign-in';

/** Stands for sign-in, which the app hands over: leaves its marks in the store, so that they roll back with the rest. */
const signIn: SignIn = {
  makeLink: async (_tx, { kind, userId, now }) => ({
    url: `http://127.0.0.1:4000/auth/jwt/login#${kind}=link-of-${userId}`,
    expiresAt: new Date(now.getTime() + 60 * 60_000),
  }),
  shutOut: async (tx: Tx, { userId, now }) => {
    await tx.updateTable('session').set({ endedAt: now }).where('userId', '=', userId).execute();
  },
  forgetPassword: async (tx: Tx, userId) => {
    await tx.deleteFrom('credential').where('userId', '=', userId).execute();
  },
};

const devi = { email: 'Devi@konkan.test', firstName: 'Devi', lastName: 'Naik', roleName: 'DOMESTIC' };
const idOf = (role: Role) => testActors[role].userId;

let api: TestApi;
beforeAll(async () => {
  api = await startApi({
    register: (routes) => registerUsers(routes, { signIn }),
    authenticate: () => async (token) =>
      roles.map((role) => testActors[role]).find(({ role }) => token === `test.${role}`) ?? {
        ...testActors.ADMIN,
        userId: token,
      },
  });
});
afterAll(() => api.close());
beforeEach(() => api.startAnew());

const admin = () => api.as('ADMIN');
const userOf = async (id: string) =>
  (await admin().get('/user/list')).expect(200).data.find((row: { id: string }) => row.id === id);

/** A second administrator, whose id serves as the token of their calls. */
async function secondAdmin(): Promise<string> {
  const id = newId();
  const now = api.clock.now();
  const { id: roleId } = await api.db
    .selectFrom('role')
    .select('id')
    .where('name', '=', 'ADMIN')
    .executeTakeFirstOrThrow();
  const written = { createdAt: now, createdBy: id, updatedAt: now, updatedBy: id, activatedAt: now };
  await api.db
    .insertInto('appUser')
    .values({ id, roleId, email: 'second@konkan.test', firstName: 'Second', lastName: 'Admin', ...written })
    .execute();
  return id;
}

describe('who manages users', () => {
  const calls = ['/user/add', '/user/update', '/user/remove', '/user/block', '/user/reset-link'];

  it.each(roles.filter((role) => role !== 'ADMIN'))('%s does not', async (role) => {
    expect((await api.as(role).get('/user/list')).status).toBe(403);
    for (const path of calls) expect((await api.as(role).post(path, {})).status).toBe(403);
  });
});

describe('inviting a user', () => {
  it('answers the user and the one-time link, and keeps the link nowhere', async () => {
    const { data } = (await admin().post('/user/add', devi, { key: 'invite-devi-1' })).expect(201);

    expect(data).toEqual({
      id: expect.any(String),
      email: 'devi@konkan.test',
      name: 'Devi Naik',
      firstName: 'Devi',
      lastName: 'Naik',
      roleId: { id: expect.any(String), name: 'DOMESTIC' },
      status: 'INVITED',
      version: 1,
      inviteUrl: `http://127.0.0.1:4000/auth/jwt/login#invite=link-of-${data.id}`,
      expiresAt: '2026-11-21T07:00:00.000Z',
    });
    const kept = [
      await api.db.selectFrom('auditEvent').selectAll().execute(),
      await api.db.selectFrom('idempotencyKey').selectAll().execute(),
    ];
    expect(JSON.stringify(kept)).not.toContain('link-of-');
    expect((await admin().post('/user/add', devi, { key: 'invite-devi-1' })).expect(409).problem.code).toBe(
      'already_done',
    );
  });

  it('is refused for an address that is there, however it is spelled', async () => {
    (await admin().post('/user/add', devi)).expect(201);

    const again = await admin().post('/user/add', { ...devi, email: 'DEVI@KONKAN.TEST' });

    expect(again.expect(409).problem.code).toBe('duplicate_user');
  });

  it.each([
    ['roleName', { roleName: 'OWNER' }],
    ['email', { email: 'devi' }],
    ['firstName', { firstName: '' }],
    ['status', { status: 'ACTIVE' }],
  ])('names %s when it is wrong', async (field, changes) => {
    const { problem } = (await admin().post('/user/add', { ...devi, ...changes })).expect(422);

    expect(problem.errors?.map((error) => error.field)).toEqual([field]);
  });
});

describe('changing a user', () => {
  it('gives a new name and role, and tells both in the audit trail', async () => {
    const input = { id: idOf('DOMESTIC'), version: 1, firstName: 'Devendra', roleName: 'ACCOUNT' };

    const { data } = (await admin().post('/user/update', input)).expect(200);

    expect(data).toMatchObject({ name: 'Devendra Test', roleId: { name: 'ACCOUNT' }, version: 2 });
    expect(
      await api.db.selectFrom('auditEvent').select(['action', 'before', 'after']).executeTakeFirst(),
    ).toMatchObject({
      action: 'update',
      before: { name: 'Dev Test', roleId: { name: 'DOMESTIC' } },
      after: { name: 'Devendra Test', roleId: { name: 'ACCOUNT' } },
    });
  });

  it('is refused on an older state, with the current one', async () => {
    const input = { id: idOf('DOMESTIC'), version: 1, lastName: 'Naik' };
    (await admin().post('/user/update', input)).expect(200);

    const { problem } = (await admin().post('/user/update', { ...input, lastName: 'Rao' })).expect(409);

    expect(problem).toMatchObject({ code: 'stale_version', current: { lastName: 'Naik', version: 2 } });
  });

  it('knows nobody by an unknown id', async () => {
    expect((await admin().post('/user/update', { id: newId(), version: 1 })).status).toBe(404);
  });
});

describe('blocking and removing a user', () => {
  it('ends the sessions of a blocked user and leaves those of others', async () => {
    const now = api.clock.now();
    const session = { createdAt: now, lastSeenAt: now, expiresAt: now };
    await api.db
      .insertInto('session')
      .values([
        { ...session, id: newId(), userId: idOf('DOMESTIC') },
        { ...session, id: newId(), userId: idOf('ACCOUNT') },
      ])
      .execute();

    const { data } = (await admin().post('/user/block', { id: idOf('DOMESTIC'), version: 1, blocked: true })).expect(
      200,
    );

    expect(data.status).toBe('BLOCKED');
    expect(await api.db.selectFrom('session').select('userId').where('endedAt', 'is', null).execute()).toEqual([
      { userId: idOf('ACCOUNT') },
    ]);
    const lifted = await admin().post('/user/block', { id: idOf('DOMESTIC'), version: 2, blocked: false });
    expect(lifted.expect(200).data.status).toBe('ACTIVE');
  });

  it('blanks a removed user, whose address can be invited anew', async () => {
    const { email } = testActors.DOMESTIC;

    (await admin().post('/user/remove', { id: idOf('DOMESTIC'), version: 1 })).expect(200);

    expect(await userOf(idOf('DOMESTIC'))).toBeUndefined();
    expect(
      await api.db
        .selectFrom('appUser')
        .select(['email', 'firstName', 'lastName'])
        .where('id', '=', idOf('DOMESTIC'))
        .execute(),
    ).toEqual([{ email: null, firstName: 'Removed user', lastName: '' }]);
    expect((await admin().post('/user/add', { ...devi, email })).status).toBe(201);
  });

  it.each([
    ['block', { blocked: true }],
    ['remove', {}],
    ['update', { roleName: 'ACCOUNT' }],
  ])('does not %s the last administrator, nor oneself', async (verb, rest) => {
    const me = { id: idOf('ADMIN'), version: 1, ...rest };

    const last = (await admin().post(`/user/${verb}`, me)).expect(409);
    await secondAdmin();
    const own = (await admin().post(`/user/${verb}`, me)).expect(409);

    expect([last.problem.code, own.problem.code]).toEqual(['last_admin', 'own_account']);
    expect(await userOf(idOf('ADMIN'))).toMatchObject({ status: 'ACTIVE', roleId: { name: 'ADMIN' }, version: 1 });
  });

  it('counts an invited or blocked administrator as nobody', async () => {
    (await admin().post('/user/add', { ...devi, roleName: 'ADMIN' })).expect(201);

    expect((await admin().post('/user/block', { id: idOf('ADMIN'), version: 1, blocked: true })).problem.code).toBe(
      'last_admin',
    );
  });
});

describe('two administrators at once', () => {
  it('never shut the door together: one stays', async () => {
    const second = await secondAdmin();

    const answers = await Promise.all([
      admin().post('/user/block', { id: second, version: 1, blocked: true }),
      api.post('/user/block', { id: idOf('ADMIN'), version: 1, blocked: true }, { token: second }),
    ]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.problem.code).toBe('last_admin');
    expect([await userOf(second), await userOf(idOf('ADMIN'))].map(({ status }) => status).sort()).toEqual([
      'ACTIVE',
      'BLOCKED',
    ]);
  });
});

describe('the list of users', () => {
  it('finds by words, role and status, and sorts', async () => {
    (await admin().post('/user/add', devi)).expect(201);
    const names = async (query: string) =>
      (await admin().get(`/user/list?${query}`)).expect(200).data.map((row: { name: string }) => row.name);

    expect(await names('q=naik')).toEqual(['Devi Naik']);
    expect(await names('status=INVITED')).toEqual(['Devi Naik']);
    expect(await names('role=DOMESTIC&role=ACCOUNT&sort=-name')).toEqual(['Devi Naik', 'Dev Test', 'Anil Test']);
    expect((await admin().get('/user/list?status=GONE')).status).toBe(400);
  });

  it('tells when each was last seen, and who never came', async () => {
    const seen = (hour: number) => new Date(`2026-11-20T0${hour}:00:00Z`);
    const sessionOf = (role: Role, hour: number) => ({
      id: newId(),
      userId: idOf(role),
      createdAt: seen(1),
      expiresAt: seen(9),
      lastSeenAt: seen(hour),
      // A session that is over tells it as well.
      endedAt: seen(9),
    });
    await api.db
      .insertInto('session')
      .values([sessionOf('ACCOUNT', 2), sessionOf('ACCOUNT', 5), sessionOf('DOMESTIC', 3)])
      .execute();

    const { data } = (await admin().get('/user/list?sort=lastSeenAt&pageSize=3')).expect(200);

    expect(data).toMatchObject([
      { name: 'Dev Test', lastSeenAt: seen(3).toISOString() },
      { name: 'Anil Test', lastSeenAt: seen(5).toISOString() },
      { lastSeenAt: null },
    ]);
  });
});

describe('a reset link', () => {
  it('is a new invitation for who never came, and none for who is blocked', async () => {
    const { data: invited } = (await admin().post('/user/add', devi)).expect(201);
    const linkFor = (id: string) => admin().post('/user/reset-link', { id });

    expect((await linkFor(idOf('DOMESTIC'))).expect(200).data.resetUrl).toMatch(/#reset=/);
    expect((await linkFor(invited.id)).expect(200).data.resetUrl).toMatch(/#invite=/);
    (await admin().post('/user/block', { id: invited.id, version: 1, blocked: true })).expect(200);
    expect((await linkFor(invited.id)).expect(409).problem.code).toBe('blocked_user');
  });
});

describe('the statement about administrators', () => {
  const [invariant] = userInvariants;

  it('holds as long as one can sign in, and names it when none can', async () => {
    expect(await invariant?.broken(api.db)).toEqual([]);

    await api.db.updateTable('appUser').set({ blocked: true }).where('id', '=', idOf('ADMIN')).execute();

    expect(await invariant?.broken(api.db)).toEqual(['No unblocked user has the role ADMIN.']);
  });
});
