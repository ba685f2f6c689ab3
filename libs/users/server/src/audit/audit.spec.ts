import { type Role, roles } from '@freightdesk/shared-access';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import type { AuditEvent } from '@freightdesk/users-contract';
import { registerUsers } from '../register-users';
import type { SignIn } from '../user/sign-in';

const signIn: SignIn = {
  makeLink: async (_tx, { now }) => ({ url: 'http://127.0.0.1:4000/auth/jwt/register#invite=secret', expiresAt: now }),
  shutOut: async () => undefined,
  forgetPassword: async () => undefined,
};
const idOf = (role: Role) => testActors[role].userId;
const devi = { email: 'devi@konkan.test', firstName: 'Devi', lastName: 'Naik', roleName: 'DOMESTIC' };

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ register: (routes) => registerUsers(routes, { signIn }) });
});
afterAll(() => api.close());
beforeEach(() => api.startAnew());

const admin = () => api.as('ADMIN');
const events = async (query = ''): Promise<AuditEvent[]> =>
  (await admin().get(`/audit/list?${query}`)).expect(200).data;
const told = async (query: string) => (await events(query)).map(({ action, subject }) => `${action} ${subject}`);
const update = (role: Role, version: number, changes: object) =>
  admin().post('/user/update', { id: idOf(role), version, ...changes });

describe('the audit trail', () => {
  it.each(roles)('is read by administrators alone: %s', async (role) => {
    const expected = role === 'ADMIN' ? 200 : 403;

    expect((await api.as(role).get('/audit/list')).status).toBe(expected);
    expect((await api.as(role).get('/audit/record-kinds')).status).toBe(expected);
  });

  it('tells who changed which field of what, before and after', async () => {
    (await update('DOMESTIC', 1, { firstName: 'Devendra', roleName: 'ACCOUNT' })).expect(200);

    expect(await events()).toEqual([
      {
        id: expect.any(String),
        at: api.clock.now().toISOString(),
        user: { id: idOf('ADMIN'), name: 'Asha Test' },
        record: 'user',
        recordId: idOf('DOMESTIC'),
        subject: 'Devendra Test',
        action: 'update',
        reason: null,
        changes: [
          { field: 'name', before: 'Dev Test', after: 'Devendra Test' },
          { field: 'roleId', before: 'DOMESTIC', after: 'ACCOUNT' },
          { field: 'firstName', before: 'Dev', after: 'Devendra' },
        ],
      },
    ]);
  });

  it('never shows a link that opens a door', async () => {
    const { data } = (await admin().post('/user/add', devi)).expect(201);
    (await admin().post('/user/reset-link', { id: data.id })).expect(200);

    const answer = JSON.stringify(await events());

    expect(answer).toContain('reset-link');
    expect(answer).not.toContain('#invite=');
  });

  it('names people also where only their id was written', async () => {
    (await admin().post('/user/reset-link', { id: idOf('DOMESTIC') })).expect(200);

    expect(await told('')).toEqual(['reset-link Dev Test']);
  });
});

describe('what is looked for in the audit trail', () => {
  beforeEach(async () => {
    api.clock.set('2026-11-20T18:29:00Z');
    (await update('DOMESTIC', 1, { lastName: 'Naik' })).expect(200);
    api.clock.set('2026-11-20T18:31:00Z');
    (await admin().post('/user/block', { id: idOf('DOMESTIC'), version: 2, blocked: true })).expect(200);
    (await update('ACCOUNT', 1, { lastName: 'Rao' })).expect(200);
  });

  it.each([
    ['everything, the newest first', '', ['update Anil Rao', 'block Dev Naik', 'update Dev Naik']],
    ['the oldest first', 'sort=at&pageSize=1', ['update Dev Naik']],
    ['a record', `record=user&recordId=${idOf('ACCOUNT')}`, ['update Anil Rao']],
    ['a kind of record of which nothing is told', 'record=bank', []],
    ['a part of a kind, which is none', 'record=use', []],
    ['a deed', 'action=block', ['block Dev Naik']],
    ['a person', `userId=${idOf('ADMIN')}&pageSize=1`, ['update Anil Rao']],
    ['a person who did nothing', `userId=${idOf('ACCOUNT')}`, []],
    ["a day of the company's clocks", 'dateFrom=2026-11-21', ['update Anil Rao', 'block Dev Naik']],
    ['the day before', 'dateTo=2026-11-20', ['update Dev Naik']],
    ['words', 'q=naik', ['block Dev Naik', 'update Dev Naik']],
  ])('%s', async (_what, query, expected) => {
    expect(await told(query)).toEqual(expected);
  });

  it('offers the kinds of record there are', async () => {
    const written = await api.db.selectFrom('auditEvent').selectAll().executeTakeFirstOrThrow();
    const other = { ...written, before: null, after: null, id: '01990000-0000-7000-8000-00000000000f' };
    await api.db
      .insertInto('auditEvent')
      .values({ ...other, record: 'bank' })
      .execute();

    expect((await admin().get('/audit/record-kinds')).expect(200).data).toEqual({ kinds: ['bank', 'user'] });
  });

  it.each(['userId=me', 'dateFrom=yesterday', 'sort=record', 'who=me'])('is refused as %s', async (query) => {
    expect((await admin().get(`/audit/list?${query}`)).status).toBe(400);
  });
});
