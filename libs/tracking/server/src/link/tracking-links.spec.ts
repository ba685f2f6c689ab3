import { commonProblems } from '@freightdesk/shared-endpoint';
import { newId } from '@freightdesk/shared-database';
import { refuse } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import type { Tracked } from '@freightdesk/tracking-contract';
import { registerTracking } from '../register-tracking';
import { linkedShipments } from './linked-shipments';

const shipmentId = newId();

const shipment: Tracked = {
  id: shipmentId,
  status: 'DEPARTED',
  statusAt: '2026-11-20T06:00:00.000Z',
  location: 'Nhava Sheva',
  eta: '2026-12-02',
  exceptions: ['DELAYED', 'DAMAGED'],
  version: 1,
  known: { dutyPaise: 4_711_000 },
  pod: null,
  events: [
    {
      id: newId(),
      from: 'BOOKED',
      to: 'DEPARTED',
      classifier: 'ACT',
      eventAt: '2026-11-20T06:00:00.000Z',
      location: 'Nhava Sheva',
      remarks: 'Margin is thin, do not tell',
      reason: 'Credit approved by Asha',
      said: { dutyPaise: 4_711_000 },
      source: 'manual',
      byUser: { id: testActors.INTERNATIONAL.userId, name: 'Ravi Menon' },
      recordedAt: '2026-11-20T07:00:00.000Z',
    },
  ],
};

const kind = linkedShipments({
  read: 'shipment.read',
  write: 'shipment.write',
  journey: {
    record: 'shipment',
    statusLabel: { DEPARTED: 'Departed' },
    needs: {},
    exceptions: [],
    moves: () => [],
    next: () => undefined,
    podStatus: () => null,
    asks: () => ({ needs: [], reason: null }),
    problems: () => [],
  },
  find: async (_db, id) => (id === shipmentId ? shipment : refuse(commonProblems.not_found)),
  routeOf: () => ({ number: 'SE/26-27/00042', mode: 'Sea, full container', from: 'Nhava Sheva', to: 'Hamburg' }),
});

let api: TestApi;

beforeAll(async () => {
  const ports = { shipments: [kind], companyName: async () => 'Acme Logistics', baseUrl: () => 'https://fd.example' };
  api = await startApi({ register: (one) => registerTracking(one, ports) });
});
afterAll(() => api.close());

const of = { record: 'shipment', recordId: shipmentId };

async function madeLink(input: object = {}): Promise<{ id: string; token: string; expiresAt: string }> {
  const { status, body } = await api.post('/tracking-link/add', { ...of, ...input }, { as: 'INTERNATIONAL' });
  expect(status).toBe(201);
  const { id, url, expiresAt } = body.data;
  return { id, expiresAt, token: String(url).replace('https://fd.example/track/', '') };
}

it('a link tells a stranger where the goods are, who said so and when, and nothing else', async () => {
  const { token, expiresAt } = await madeLink();

  const { status, body } = await api.get(`/track/${token}`);

  expect(status).toBe(200);
  expect(body.data).toEqual({
    company: 'Acme Logistics',
    number: 'SE/26-27/00042',
    mode: 'Sea, full container',
    from: 'Nhava Sheva',
    to: 'Hamburg',
    legs: [],
    status: 'DEPARTED',
    label: 'Departed',
    statusAt: '2026-11-20T06:00:00.000Z',
    location: 'Nhava Sheva',
    eta: '2026-12-02',
    promisedDate: null,
    exceptions: ['Delayed'],
    events: [
      {
        status: 'DEPARTED',
        label: 'Departed',
        isPlanned: false,
        at: '2026-11-20T06:00:00.000Z',
        location: 'Nhava Sheva',
        by: 'Ravi Menon',
        recordedAt: '2026-11-20T07:00:00.000Z',
      },
    ],
    expiresAt,
  });
});

it('a link is 128 random bits, of which the store keeps a hash alone', async () => {
  const { token } = await madeLink();
  const rows = await api.db.selectFrom('trackingLink').selectAll().execute();
  const trail = await api.db.selectFrom('auditEvent').selectAll().execute();

  expect(Buffer.from(token, 'base64url')).toHaveLength(16);
  expect(JSON.stringify([rows, trail])).not.toContain(token);
});

it('a link that was taken back, has ended or never was is answered alike', async () => {
  const [revoked, ended] = [await madeLink(), await madeLink({ days: 1 })];
  const { status } = await api.post('/tracking-link/revoke', { id: revoked.id }, { as: 'INTERNATIONAL' });
  api.clock.set('2026-12-24T06:00:00Z');

  const answers = await Promise.all(
    [revoked.token, ended.token, 'x'.repeat(22)].map((token) => api.get(`/track/${token}`)),
  );

  expect(status).toBe(200);
  expect(answers.map(({ status: code, body }) => [code, body.code])).toEqual(Array(3).fill([404, 'link_ended']));
});

it('whoever may write the shipment makes and revokes, whoever may read it sees that there are links', async () => {
  const { id } = await madeLink();
  const list = `/tracking-link/list?record=shipment&recordId=${shipmentId}`;
  const listed = await api.get(list, { as: 'INTERNATIONAL' });

  expect(listed.body.data.at(-1)).toMatchObject({ id, createdBy: { name: testActors.INTERNATIONAL.name } });
  expect(JSON.stringify(listed.body)).not.toMatch(/token|url/i);
  expect((await api.get(list, { as: 'DOMESTIC' })).status).toBe(403);
  expect((await api.post('/tracking-link/add', of, { as: 'ACCOUNT' })).status).toBe(403);
  expect((await api.post('/tracking-link/revoke', { id }, { as: 'DOMESTIC' })).status).toBe(403);
});

it('there is no link to what is not there', async () => {
  const unknown = [
    { ...of, recordId: newId() },
    { ...of, record: 'party' },
  ];
  const answers = await Promise.all(
    unknown.map((body) => api.post('/tracking-link/add', body, { as: 'INTERNATIONAL' })),
  );

  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
});

it('one address asks 60 times a minute', async () => {
  api.clock.set('2026-12-26T06:00:00Z');
  const answers = [];
  for (let call = 0; call < 61; call += 1) answers.push((await api.get('/track/nobody')).status);

  expect(answers.filter((status) => status === 404)).toHaveLength(60);
  expect(answers.at(-1)).toBe(429);
});
