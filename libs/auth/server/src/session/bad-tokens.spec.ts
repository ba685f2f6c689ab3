import { createHmac } from 'node:crypto';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { authPorts } from '../testing';
import { registerAuth } from '../register-auth';
import { createAuthenticator } from './authenticator';
import { insertSession } from './session.repository';

const bytes = (text: string) => new TextEncoder().encode(text);
const key = bytes('the key of one spec file, long enough');
const { userId } = testActors.ADMIN;

let api: TestApi;
let claims: Record<string, unknown>;
let good: string;

beforeAll(async () => {
  api = await startApi({
    register: (routes) => registerAuth(routes, authPorts(key)),
    authenticate: ({ db, clock }) => createAuthenticator({ db, clock, key }),
  });
  const now = api.clock.now();
  const sid = await insertSession(api.db, { userId, createdAt: now, expiresAt: new Date('2026-12-01') });
  const iat = Math.floor(now.getTime() / 1000);
  claims = { sub: userId, sid, iss: 'freightdesk', aud: 'freightdesk-api', iat, exp: iat + 3600 };
  good = signed({});
});
afterAll(() => api.close());

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A token as an attacker would make it: with a header, a key and a hash of their choice. */
function signed(changes: object, { alg = 'HS256', hash = 'sha256', secret = key, header = {} } = {}): string {
  const text = `${encoded({ alg, typ: 'JWT', ...header })}.${encoded({ ...claims, ...changes })}`;
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`;
}

const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** The same bytes in another spelling: the last character of 32 bytes holds two bits that mean nothing. */
const respelled = (token: string) => token.slice(0, -1) + (base64url[base64url.indexOf(token.slice(-1)) ^ 1] ?? '');

const flipped = (token: string) => token.slice(0, -2) + (token.at(-2) === 'A' ? 'B' : 'A') + token.slice(-1);
const withHeader = (header: object) =>
  [Buffer.from(JSON.stringify(header)).toString('base64url'), ...good.split('.').slice(1)].join('.');

const badHeaders: Record<string, () => string | undefined> = {
  absent: () => undefined,
  empty: () => 'Bearer ',
  'Basic instead of Bearer': () => `Basic ${Buffer.from('admin:admin').toString('base64')}`,
  'no token at all': () => 'Bearer three.little.words',
  expired: () => `Bearer ${signed({ exp: Number(claims['iat']) - 1 })}`,
  'not yet valid': () => `Bearer ${signed({ nbf: Number(claims['iat']) + 60 })}`,
  'with a flipped bit': () => `Bearer ${flipped(good)}`,
  'without a signature': () => `Bearer ${encoded({ alg: 'none' })}.${encoded(claims)}.`,
  'of another algorithm': () => `Bearer ${signed({}, { alg: 'HS512', hash: 'sha512', secret: bytes('x'.repeat(64)) })}`,
  'of our key under another algorithm': () => `Bearer ${signed({}, { alg: 'HS384', hash: 'sha384' })}`,
  'of our key under another hash than it says': () => `Bearer ${signed({}, { hash: 'sha512' })}`,
  'of our key, unsure of its algorithm': () => `Bearer ${signed({}, { alg: 'hs256' })}`,
  'of a foreign key': () => `Bearer ${signed({}, { secret: bytes('another key that is as long as ours') })}`,
  'with a key in its header': () =>
    `Bearer ${signed(
      {},
      {
        secret: bytes('a key that comes with the token itself'),
        header: { jwk: { kty: 'oct', k: Buffer.from('a key that comes with the token itself').toString('base64url') } },
      },
    )}`,
  'with a key id that is a path': () =>
    `Bearer ${signed({}, { secret: bytes('nothing of /dev/null is a key of ours'), header: { kid: '../../dev/null' } })}`,
  'of our key with a key in its header': () => `Bearer ${signed({}, { header: { jwk: { kty: 'oct', k: 'AAAA' } } })}`,
  'of our key with a key id': () => `Bearer ${signed({}, { header: { kid: '1' } })}`,
  'of our key with claims to be understood': () => `Bearer ${signed({}, { header: { crit: ['exp'] } })}`,
  'of our key that is no JWT': () => `Bearer ${signed({}, { header: { typ: 'at+jwt' } })}`,
  'whose signature has another spelling': () => `Bearer ${respelled(good)}`,
  'whose signature is filled up': () => `Bearer ${good}=`,
  'with a fourth part': () => `Bearer ${good}.${good.split('.')[2] ?? ''}`,
  'with its header swapped': () => `Bearer ${withHeader({ alg: 'none' })}`,
  'for another audience': () => `Bearer ${signed({ aud: 'another-api' })}`,
  'of another issuer': () => `Bearer ${signed({ iss: 'someone' })}`,
  'for several audiences': () => `Bearer ${signed({ aud: ['freightdesk-api', 'another-api'] })}`,
  'with an end that is text': () => `Bearer ${signed({ exp: String(claims['exp']) })}`,
  'without a beginning': () => `Bearer ${signed({ iat: undefined })}`,
  'without a session': () => `Bearer ${signed({ sid: undefined })}`,
  'without an end': () => `Bearer ${signed({ exp: undefined })}`,
  'for ids that are none': () => `Bearer ${signed({ sub: "' or true --" })}`,
};

const protectedPaths = ['/auth/me', '/user/me', '/auth/logout', '/auth/password'];

describe('a bad token', () => {
  it.each(Object.keys(badHeaders))('%s is refused everywhere with one body', async (name) => {
    const authorization = badHeaders[name]?.();
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
    expect((await api.post('/auth/me', undefined, { token: make() })).expect(401).problem.code).toBe('session_ended');
  });

  it('differs from a good one, which is let in', async () => {
    expect((await api.post('/auth/me', undefined, { token: good })).status).toBe(200);
  });

  it('is none while its former key is still known, and is one from then on', async () => {
    const fresh = bytes('the key that took the place of the former');
    const reading = { db: api.db, clock: api.clock, key: fresh };

    expect(await createAuthenticator({ ...reading, formerKeys: [key] })(good)).toMatchObject({ userId });
    expect(await createAuthenticator(reading)(good)).toMatchObject({ code: 'unauthenticated' });
  });
});
