import { createCompany } from '@freightdesk/company-server';
import { can, type Role, roles } from '@freightdesk/shared-access';
import type { ListSpec } from '@freightdesk/shared-endpoint';
import { withTransaction } from '@freightdesk/shared-database';
import { openapi } from '@freightdesk/shared-server-kit';
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

it('the published contract tells each parameter of a call once, and each place of its path', async () => {
  const { paths } = openapi(api.endpoints);

  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).map(({ parameters }) => {
      const told = parameters.map(({ in: where, name }) => `${where} ${name}`);
      return { path, told, places: Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => `path ${name}`) };
    }),
  );

  expect(calls.filter(({ told }) => new Set(told).size < told.length)).toEqual([]);
  expect(calls.filter(({ told, places }) => places.some((place) => !told.includes(place)))).toEqual([]);
  const answered = paths['/einvoice/{id}']?.['post']?.requestBody;
  expect(answered).toMatchObject({ content: { 'application/json': { schema: { required: ['irn'] } } } });
  expect(answered).not.toHaveProperty(['content', 'application/json', 'schema', 'properties', 'id']);
  const formats = paths['/gst/gstr1']?.['get']?.parameters.find(({ name }) => name === 'format');
  expect(formats).toMatchObject({ schema: { enum: ['csv', 'xlsx', 'json'] } });
});

/** A record of each list that keeps members of its rows from somebody; the values of these stand nowhere else in it. */
const guardedRecords: Readonly<Record<string, { path: string; body: object }>> = {
  'parties.list': {
    path: '/party/add',
    body: {
      name: 'Coastal Spices',
      roles: ['VENDOR'],
      stateCode: '29',
      pan: 'AAACI1681G',
      tan: 'BLRC12345E',
      creditDays: 47,
      creditLimitPaise: 9_876_543_00,
      tdsNature: 'CONTRACT',
    },
  },
};

const lists = () =>
  api.endpoints.flatMap(({ endpoint: { name, path, access, list } }) =>
    list && access !== 'public' && access !== 'one-time-link' ? [{ name, path, access, list }] : [],
  );

const hiddenFrom = (role: Role, { guarded = {} }: ListSpec) =>
  Object.keys(guarded).filter((member) => !can(role, guarded[member] ?? 'user.manage', 'server'));

/** Whatever of a list reads a member: its sort, and each filter that is of it or called so. */
const waysTo = (member: string, { filters }: ListSpec): string[] => [
  `sort=${member}`,
  `sort=-${member}`,
  `${member}=1`,
  ...Object.keys(filters).flatMap((name) => (filters[name]?.of === member ? [`${name}=1`] : [])),
];

it.each(roles)('no list can be sorted or filtered by what %s may not see', async (role) => {
  const wrong: string[] = [];
  for (const { name, path, access, list } of lists()) {
    if (!can(role, access, 'server')) continue;
    for (const query of hiddenFrom(role, list).flatMap((member) => waysTo(member, list))) {
      const { status } = await api.get(`${path}?${query}`, { as: role });
      if (status !== 400) wrong.push(`${name}?${query} is answered ${status}`);
    }
  }

  expect(wrong).toEqual([]);
});

it('no list shows a role what is kept from it, nor finds a record by it', async () => {
  const wrong: string[] = [];
  for (const { name, path, access, list } of lists().filter(({ list }) => list.guarded)) {
    const record = guardedRecords[name];
    if (!record) throw new Error(`${name} keeps members from some: it needs a record here.`);
    const { data } = (await api.post(record.path, record.body, { as: 'ADMIN' })).expect(201);
    const kept = roles
      .filter((role) => can(role, access, 'server'))
      .flatMap((role) => hiddenFrom(role, list).map((member) => ({ role, member })));
    for (const { role, member } of kept) {
      const [row] = (await api.get(path, { as: role })).expect(200).data;
      const found = (await api.get(`${path}?q=${data[member]}`, { as: role })).expect(200).data;
      if (member in row) wrong.push(`${name} shows ${role} its ${member}`);
      if (found.length > 0) wrong.push(`${name} finds for ${role} by ${member}`);
    }
  }

  expect(wrong).toEqual([]);
});

it('every list is searched, sorted and filtered by what its server selects', async () => {
  const wrong: string[] = [];
  for (const { name, path, list } of lists()) {
    const filters = Object.entries(list.filters).map(([filter, { kind, ...rest }]) => {
      const sample = { choice: '', id: testActors.ADMIN.userId, date: '2026-04-01', flag: 'true', text: '1' }[kind];
      return `${filter}=${'values' in rest ? String(rest.values[0]) : sample}`;
    });
    for (const query of ['q=a', ...list.sorts.map((field) => `sort=-${field}`), ...filters]) {
      const { status } = await api.get(`${path}?${query}`, { as: 'ADMIN' });
      if (status !== 200) wrong.push(`${name}?${query} is answered ${status}`);
    }
  }

  expect(wrong).toEqual([]);
});
