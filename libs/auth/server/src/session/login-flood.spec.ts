import { withTransaction } from '@freightdesk/shared-database';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { setPasswordHash } from '../password/credential.repository';
import { hashPassword } from '../password/password-hash';
import { registerAuth } from '../register-auth';
import { authPorts } from '../testing';
import { createAuthenticator } from './authenticator';

const key = new TextEncoder().encode('the key of one spec file, long enough');
const password = 'four trains leave at noon';
const { userId, email } = testActors.DOMESTIC;

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startApi({
    register: (routes) => registerAuth(routes, authPorts(key)),
    authenticate: ({ db, clock }) => createAuthenticator({ db, clock, key }),
  });
  const passwordHash = await hashPassword(password);
  await withTransaction(api.db, (tx) => setPasswordHash(tx, { userId, passwordHash, changedAt: api.clock.now() }));
  token = (await api.post('/auth/login', { email, password })).expect(200).data.accessToken;
});
afterAll(() => api.close());

/** Logins that all arrive at once from one address; `tried` grows as their passwords turn out to be wrong. */
function flood(times: number) {
  const found = { tried: 0, sentAway: 0 };
  const logins = Array.from({ length: times }, async (_, index) => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: `person${index}@example.com`, password },
      remoteAddress: '198.51.100.7',
    });
    if (answer.statusCode === 401) found.tried += 1;
    if (answer.statusCode === 429 && answer.headers['retry-after'] === '2') found.sentAway += 1;
  });
  return { found, over: Promise.all(logins) };
}

it('who is signed in works on while two hundred sign in at once, and who comes from elsewhere gets in', async () => {
  const { found, over } = flood(200);

  for (let time = 0; time < 5; time += 1) (await api.post('/auth/me', undefined, { token })).expect(200);
  const triedMeanwhile = found.tried;
  const owner = await api.post('/auth/login', { email, password });
  const triedBeforeOwner = found.tried;
  await over;

  expect(triedMeanwhile).toBeLessThan(24);
  expect(owner.status).toBe(200);
  expect(triedBeforeOwner).toBeLessThan(32);
  expect(found.tried + found.sentAway).toBe(200);
  // Thirty in line and one or two whose turn it was; the owner may have taken the place of one.
  expect(found.tried).toBeGreaterThanOrEqual(30);
  expect(found.tried).toBeLessThanOrEqual(32);
});
