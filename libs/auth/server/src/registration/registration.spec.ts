import { newId, type Tx, withTransaction } from '@freightdesk/shared-database';
import { startApi, type TestApi } from '@freightdesk/shared-testing-server';
import { createUserAccess } from '../user-access';
import { authPorts } from '../testing';
import { registerAuth } from '../register-auth';
import { createAuthenticator } from '../session/authenticator';
import { createFirstAdmin } from './create-first-admin';
import type { CreateCompany } from './create-first-user';
import { offerSetUpLink } from './offer-set-up-link';

const key = new TextEncoder().encode('the key of one spec file, long enough');
const baseUrl = 'http://127.0.0.1:4000';
const password = 'four trains leave at noon';
const company = { name: 'Konkan Freight', stateCode: '27' };
const asha = { email: 'Asha@konkan.test', password, firstName: 'Asha', lastName: 'Rao' };

/** Stands for the company's own function, which the app hands over: writes a row, here one of the ground, in the same transaction. */
const createCompany: CreateCompany = async (tx: Tx, { name, stateCode, now, userId }) => {
  const id = newId();
  const content = { mediaType: stateCode ?? '', sizeBytes: 0, sha256: '0'.repeat(64) };
  await tx
    .insertInto('storedFile')
    .values({ id, name: name ?? '', ...content, createdAt: now, createdBy: userId })
    .execute();
  return { id };
};

let api: TestApi;

beforeAll(async () => {
  api = await startApi({
    register: (routes) => registerAuth(routes, { ...authPorts(key), createCompany }),
    authenticate: ({ db, clock }) => createAuthenticator({ db, clock, key }),
  });
});
afterAll(() => api.close());
beforeEach(() => api.startAnew());

const register = (body: object) => api.post('/auth/register', body);
const withoutUsers = () => api.db.deleteFrom('appUser').execute();
const count = async (table: 'appUser' | 'storedFile' | 'session') =>
  (await api.db.selectFrom(table).select('id').execute()).length;
const later = (minutes: number) => api.clock.set(new Date(api.clock.now().getTime() + minutes * 60_000));

async function setUpToken(): Promise<string> {
  const link = await offerSetUpLink(api.db, api.clock, { baseUrl });
  return link?.replace(`${baseUrl}/auth/jwt/register#setup=`, '') ?? 'no link';
}

describe('the set-up link', () => {
  beforeEach(withoutUsers);

  it('makes the first administrator and the company, and signs in', async () => {
    const token = await setUpToken();

    const { body } = (await register({ ...asha, token, company })).expect(201);

    expect(token).toMatch(/^[\w-]{22}$/);
    expect(body.user).toMatchObject({
      email: 'asha@konkan.test',
      name: 'Asha Rao',
      roleId: { name: 'ADMIN' },
      status: 'ACTIVE',
    });
    expect(await api.db.selectFrom('storedFile').select(['name', 'mediaType']).executeTakeFirst()).toEqual({
      name: 'Konkan Freight',
      mediaType: '27',
    });
    (await api.post('/auth/me', undefined, { token: body.accessToken })).expect(200);
    (await api.post('/auth/login', { email: asha.email, password })).expect(200);
  });

  it('makes one administrator, however many use it at once', async () => {
    const token = await setUpToken();

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        register({ ...asha, email: `asha${index}@konkan.test`, token, company }),
      ),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(403)]);
    expect(await count('appUser')).toBe(1);
    expect(await count('storedFile')).toBe(1);
    expect(await count('session')).toBe(1);
  });

  it('can be used again after a form that was refused', async () => {
    const token = await setUpToken();

    const weak = (await register({ ...asha, password: 'passwordpassword', token, company })).expect(422);
    const own = (await register({ ...asha, password: 'Konkan Freight 2026', token, company })).expect(422);
    const lacking = (await register({ ...asha, token })).expect(422);

    expect(weak.problem.errors).toEqual([
      { field: 'password', code: 'weak_password', message: expect.stringMatching(/are guessed first/) },
    ]);
    expect(own.problem.errors?.map(({ message }) => message)).toEqual([
      expect.stringMatching(/company is easily guessed/),
    ]);
    expect(lacking.problem.errors?.map(({ field }) => field)).toEqual(['company']);
    expect(await count('appUser')).toBe(0);
    (await register({ ...asha, token, company })).expect(201);
  });

  it('names a GSTIN that belongs to another State', async () => {
    const token = await setUpToken();

    const { problem } = (await register({ ...asha, token, company: { ...company, gstin: '29AAGCB7383J1Z4' } })).expect(
      422,
    );

    expect(problem.errors?.map(({ field }) => field)).toEqual(['company.gstin']);
  });

  it('waits an hour, and is worth nothing once the server has started again', async () => {
    const first = await setUpToken();
    const second = await setUpToken();
    expect((await register({ ...asha, token: first, company })).expect(403).problem.code).toBe('registration_closed');

    later(61);

    (await register({ ...asha, token: second, company })).expect(403);
    expect(await count('appUser')).toBe(0);
  });

  it('leaves no trace of token or password in store and audit trail', async () => {
    const token = await setUpToken();
    (await register({ ...asha, token, company })).expect(201);

    const audit = await api.db.selectFrom('auditEvent').selectAll().execute();

    expect(audit.map(({ record, action, userName }) => [record, action, userName])).toEqual([
      ['user', 'register', 'Asha Rao'],
      ['company', 'add', 'Asha Rao'],
    ]);
    expect(JSON.stringify(audit)).not.toMatch(new RegExp(`${token}|${password}|argon2`));
  });
});

describe('registration without a set-up link', () => {
  it('offers none once there is a user', async () => {
    expect(await offerSetUpLink(api.db, api.clock, { baseUrl })).toBeNull();
  });

  it.each([undefined, '', 'AAAAAAAAAAAAAAAAAAAAAA', "' or true --"])('is closed with the token %p', async (token) => {
    expect((await register({ ...asha, token, company })).expect(403).problem.code).toBe('registration_closed');
  });

  it('is closed before anything is said about the password', async () => {
    expect((await register({ ...asha, password: 'short' })).status).toBe(403);
  });
});

describe('an invitation', () => {
  const dev = { email: 'dev@konkan.test', firstName: 'Dev', lastName: '', password };

  async function invite(): Promise<{ userId: string; token: string }> {
    const userId = newId();
    const now = api.clock.now();
    const { id: roleId } = await api.db
      .selectFrom('role')
      .select('id')
      .where('name', '=', 'DOMESTIC')
      .executeTakeFirstOrThrow();
    const written = { createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId };
    await api.db
      .insertInto('appUser')
      .values({ id: userId, roleId, email: dev.email, firstName: 'D', lastName: '', ...written })
      .execute();
    const access = createUserAccess({ baseUrl: () => baseUrl });
    const { url: link } = await withTransaction(api.db, (tx) => access.makeLink(tx, { kind: 'invite', userId, now }));
    return { userId, token: link.replace(`${baseUrl}/auth/jwt/register#invite=`, '') };
  }

  it('makes the invited person who they say they are, in the role they were given', async () => {
    const { userId, token } = await invite();

    const { body } = (await register({ ...dev, token })).expect(201);

    expect(body.user).toMatchObject({
      id: userId,
      name: 'Dev',
      roleId: { name: 'DOMESTIC' },
      status: 'ACTIVE',
      version: 2,
    });
    (await register({ ...dev, token })).expect(403);
  });

  it('is for the invited address alone, and brings no company', async () => {
    const { token } = await invite();

    const other = (await register({ ...dev, email: 'eve@konkan.test', token })).expect(422);
    const withCompany = (await register({ ...dev, token, company })).expect(422);

    expect(other.problem.errors?.map(({ field }) => field)).toEqual(['email']);
    expect(withCompany.problem.errors?.map(({ field }) => field)).toEqual(['company']);
  });

  it('waits three days', async () => {
    const { token } = await invite();

    later(72 * 60 + 1);

    expect((await register({ ...dev, token })).status).toBe(403);
  });

  it('does not let a blocked person in', async () => {
    const { userId, token } = await invite();
    await api.db.updateTable('appUser').set({ blocked: true }).where('id', '=', userId).execute();

    expect((await register({ ...dev, token })).status).toBe(403);
  });
});

describe('a start without a terminal', () => {
  const admin = { email: 'Asha@konkan.test', password, company };
  const start = (changes: Partial<typeof admin> = {}) =>
    createFirstAdmin({ db: api.db, clock: api.clock, createCompany }, { ...admin, ...changes });

  it('makes the first administrator once, from several servers at once too', async () => {
    await withoutUsers();

    const made = await Promise.all([start(), start({ email: 'other@konkan.test' })]);

    expect(made.sort()).toEqual([false, true]);
    expect([await count('appUser'), await count('storedFile')]).toEqual([1, 1]);
    expect(await start()).toBe(false);
  });

  it('is refused with a sentence when the password is short or the address is none', async () => {
    await withoutUsers();

    await expect(start({ password: 'short' })).rejects.toThrow(/ADMIN_PASSWORD_FILE .* at least 15 characters/);
    await expect(start({ password: 'Konkan Freight 2026' })).rejects.toThrow(/ADMIN_PASSWORD_FILE .* company/);
    await expect(start({ email: 'asha' })).rejects.toThrow(/ADMIN_EMAIL/);
    expect(await count('appUser')).toBe(0);
  });
});
