import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { registerAuth } from '../register-auth';
import { createAuthenticator } from './authenticator';
import { insertSession } from './session.repository';

const bytes = (text: string) => new TextEncoder().encode(text);
const key = bytes('the key of one spec file, long enough');
const { userId } = testActors.ADMIN;

let api: TestApi;
let claims: JWTPayload;
let good: string;

beforeAll(async () => {
  api = await startApi({
    register: (routes) =>
      registerAuth(routes, { key, createCompany: () => Promise.reject(new Error('no company is made here')) }),
    authenticate: ({ db, clock }) => createAuthenticator({ db, clock, key }),
  });
  const now = api.clock.now();
  const sid = await insertSession(api.db, { userId, createdAt: now, expiresAt: new Date('2026-12-01') });
  const iat = Math.floor(now.getTime() / 1000);
  claims = { sub: userId, sid, iss: 'freightdesk', aud: 'freightdesk-api', iat, exp: iat + 3600 };
  good = await signed({});
});
afterAll(() => api.close());

const signed = (changes: JWTPayload, { alg = 'HS256', secret = key, header = {} } = {}) =>
  new SignJWT({ ...claims, ...changes }).setProtectedHeader({ ...header, alg }).sign(secret);

const flipped = (token: string) => token.slice(0, -2) + (token.at(-2) === 'A' ? 'B' : 'A') + token.slice(-1);
const withHeader = (header: object) =>
  [Buffer.from(JSON.stringify(header)).toString('base64url'), ...good.split('.').slice(1)].join('.');

const badHeaders: Record<string, () => Promise<string | undefined> | string | undefined> = {
  absent: () => undefined,
  empty: () => 'Bearer ',
  'Basic instead of Bearer': () => `Basic ${Buffer.from('admin:admin').toString('base64')}`,
  'no token at all': () => 'Bearer three.little.words',
  expired: async () => `Bearer ${await signed({ exp: Number(claims.iat) - 1 })}`,
  'not yet valid': async () => `Bearer ${await signed({ nbf: Number(claims.iat) + 60 })}`,
  'with a flipped bit': () => `Bearer ${flipped(good)}`,
  'without a signature': () => `Bearer ${new UnsecuredJWT(claims).encode()}`,
  'of another algorithm': async () => `Bearer ${await signed({}, { alg: 'HS512', secret: bytes('x'.repeat(64)) })}`,
  'of our key under another algorithm': async () =>
    `Bearer ${await signed({}, { alg: 'HS384', secret: bytes('the key of one spec file, long enough'.repeat(2)) })}`,
  'of a foreign key': async () =>
    `Bearer ${await signed({}, { secret: bytes('another key that is as long as ours') })}`,
  'with a key in its header': async () =>
    `Bearer ${await signed(
      {},
      {
        secret: bytes('a key that comes with the token itself'),
        header: { jwk: { kty: 'oct', k: Buffer.from('a key that comes with the token itself').toString('base64url') } },
      },
    )}`,
  'with a key id that is a path': async () =>
    `Bearer ${await signed({}, { secret: bytes('nothing of /dev/null is a key of ours'), header: { kid: '../../dev/null' } })}`,
  'with its header swapped': () => `Bearer ${withHeader({ alg: 'none' })}`,
  'for another audience': async () => `Bearer ${await signed({ aud: 'another-api' })}`,
  'of another issuer': async () => `Bearer ${await signed({ iss: 'someone' })}`,
  'without a session': async () => `Bearer ${await signed({ sid: undefined })}`,
  'without an end': async () => `Bearer ${await signed({ exp: undefined })}`,
  'for ids that are none': async () => `Bearer ${await signed({ sub: "' or true --" })}`,
};

const protectedPaths = ['/auth/me', '/user/me', '/auth/logout', '/auth/password'];

describe('a bad token', () => {
  it.each(Object.keys(badHeaders))('%s is refused everywhere with one body', async (name) => {
    const authorization = await badHeaders[name]?.();
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization };

    for (const path of protectedPaths) {
      const { problem } = (await api.post(path, {}, { headers })).expect(401);
      expect(problem).toMatchObject({ code: 'unauthenticated', message: 'Please sign in.', status: 401 });
    }
  });

  it.each([
    ['whose session is another one', () => signed({ sid: '00000000-0000-7000-8000-00000000dead' })],
    ['whose session is of another person', () => signed({ sub: testActors.DOMESTIC.userId })],
  ])('that is genuine, %s, has ended', async (_name, make) => {
    expect((await api.post('/auth/me', undefined, { token: await make() })).expect(401).problem.code).toBe(
      'session_ended',
    );
  });

  it('differs from a good one, which is let in', async () => {
    expect((await api.post('/auth/me', undefined, { token: good })).status).toBe(200);
  });
});
