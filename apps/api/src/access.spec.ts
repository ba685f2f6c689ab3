import { createCompany } from '@freightdesk/company-server';
import { can, roles } from '@freightdesk/shared-access';
import { withTransaction } from '@freightdesk/shared-database';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { registerAll } from './whole-api.builder';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ register: registerAll });
  const company = { name: 'Acme', stateCode: '27', gstin: null, now: api.clock.now(), userId: testActors.ADMIN.userId };
  await withTransaction(api.db, (tx) => createCompany(tx, company));
});
afterAll(() => api.close());

/** Calls without input: whoever gets past the door is answered 200 or told what is missing, never 401 or 403. */
async function doorOf(method: 'GET' | 'POST', path: string, as?: (typeof roles)[number]) {
  const answer = method === 'GET' ? await api.get(path, { as }) : await api.post(path, undefined, { as });
  return answer.status === 401 || answer.status === 403 ? answer.status : 'in';
}

it('every endpoint lets in exactly the roles of the permission table', async () => {
  const found: Record<string, unknown> = {};
  const expected: Record<string, unknown> = {};

  for (const { endpoint } of api.endpoints) {
    const { name, method, path, access } = endpoint;
    const open = access === 'public' || access === 'one-time-link';
    found[`${name} by nobody`] = await doorOf(method, path);
    expected[`${name} by nobody`] = open ? 'in' : 401;
    for (const role of roles) {
      found[`${name} by ${role}`] = await doorOf(method, path, role);
      expected[`${name} by ${role}`] = open || can(role, access, 'server') ? 'in' : 403;
    }
  }

  expect(found).toEqual(expected);
  expect(api.endpoints.length).toBeGreaterThan(10);
});

it('every endpoint has an address and a name of its own', () => {
  const addresses = api.endpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);

  expect(new Set(addresses).size).toBe(addresses.length);
});
