import { newId } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import type { Tracked } from '@freightdesk/tracking-contract';
import { sql } from 'kysely';
import { linkedShipments } from '../link/linked-shipments';
import { registerTracking } from '../register-tracking';
import { exceptionsOf } from '../shipment/exception.repository';
import { type ExceptionRule, watchExceptions } from './watch-exceptions';

const at = '2026-11-20T06:00:00.000Z';
const shipmentOf = (id: string): Tracked => ({
  ...{ id, status: 'DEPARTED', statusAt: at, location: null, eta: '2026-11-20', version: 1 },
  ...{ known: {}, pod: null, events: [] },
});
const missing = newId();
const kind = linkedShipments({
  read: 'shipment.read',
  write: 'shipment.write',
  journey: {
    ...{ record: 'shipment', statusLabel: {}, needs: {}, exceptions: ['DELAYED', 'ROLLED_OVER'] },
    ...{ moves: () => [], next: () => undefined, podStatus: () => null, problems: () => [] },
    asks: () => ({ needs: [], reason: null }),
  },
  find: async (_db, id) => (id === missing ? refuse(commonProblems.not_found) : shipmentOf(id)),
  routeOf: () => ({ number: 'SE/26-27/00042', mode: 'Sea FCL', from: null, to: null }),
});

let api: TestApi;

beforeAll(async () => {
  const ports = { shipments: [kind], companyName: async () => null, baseUrl: () => '' };
  api = await startApi({ register: (one) => registerTracking(one, ports), now: '2026-11-22T06:00:00Z' });
});
afterAll(() => api.close());

const as = { as: 'INTERNATIONAL' } as const;
const raise = (recordId: string, kindOf = 'ROLLED_OVER', more: object = {}) =>
  api.post('/shipment-exception/raise', { record: 'shipment', recordId, kind: kindOf, ...more }, as);

describe('what goes wrong with a shipment', () => {
  it('is whoever’s reports it, is taken over, and is closed with what was done', async () => {
    const raised = (await raise(newId(), 'ROLLED_OVER', { note: 'No space on 614W' })).expect(201).data;
    const given = await api.post('/shipment-exception/assign', { id: raised.id, ownerId: testActors.ADMIN.userId }, as);
    const done = await api.post('/shipment-exception/settle', { id: raised.id, settled: 'Booked on 615W' }, as);

    expect(raised).toMatchObject({
      source: 'manual',
      note: 'No space on 614W',
      owner: { id: testActors.INTERNATIONAL.userId },
    });
    expect(given.expect(200).data).toMatchObject({ owner: { id: testActors.ADMIN.userId }, closedAt: null });
    expect(done.expect(200).data).toMatchObject({
      ...{ settled: 'Booked on 615W', closedAt: '2026-11-22T06:00:00.000Z' },
      closedBy: { id: testActors.INTERNATIONAL.userId },
    });
    expect(
      (await api.post('/shipment-exception/settle', { id: raised.id, settled: 'Again' }, as)).problem,
    ).toMatchObject({
      ...{ status: 409, code: 'settled' },
    });
  });

  it.each([
    ['is open once', async (id: string) => (await raise(id), raise(id)), 409, 'open_already'],
    ['is of its kind of carriage', (id: string) => raise(id, 'EWAY_BILL_ENDING'), 409, 'no_such_exception'],
    ['is one of those that are known', (id: string) => raise(id, 'LOST'), 422, 'invalid'],
    ['is of a shipment that is there', () => raise(missing), 404, 'not_found'],
    ['is a person’s who works here', (id: string) => raise(id, 'DELAYED', { ownerId: newId() }), 409, 'no_such_owner'],
  ] as const)('%s', async (_name, send, status, code) => {
    expect((await send(newId())).problem).toMatchObject({ status, code });
  });

  it('is not said by who may not write shipments', async () => {
    const asked = { record: 'shipment', recordId: newId(), kind: 'DELAYED' };

    expect((await api.post('/shipment-exception/raise', asked, { as: 'ACCOUNT' })).status).toBe(403);
  });
});

describe('a rule', () => {
  const ownerId = testActors.ADMIN.userId;
  const watch = async (rows: readonly (readonly [string, string])[]) => {
    const held = rows.map(([id, fact]) => sql`(${id}::uuid, ${ownerId}::uuid, ${fact})`);
    const none = sql`select null::uuid as record_id, null::uuid as owner_id, null as fact where false`;
    const seen =
      held.length === 0 ? none : sql`select * from (values ${sql.join(held)}) as it (record_id, owner_id, fact)`;
    const rule: ExceptionRule = { record: 'shipment', kind: 'DELAYED', holds: () => seen };
    const { signal } = new AbortController();
    await watchExceptions([rule]).run({ db: api.db, clock: api.clock, signal });
  };

  it('raises what it sees once, and closes it when it is so no longer', async () => {
    const id = newId();
    await watch([[id, '2026-11-20']]);
    await watch([[id, '2026-11-20']]);
    expect(await exceptionsOf(api.db, id)).toMatchObject([
      { kind: 'DELAYED', source: 'rule', openedBy: null, owner: { id: ownerId }, closedAt: null },
    ]);

    await watch([]);
    expect(await exceptionsOf(api.db, id)).toMatchObject([{ closedAt: '2026-11-22T06:00:00.000Z', closedBy: null }]);
  });

  it('is silent of what a person settled, until it sees another fact', async () => {
    const id = newId();
    await watch([[id, '2026-11-20']]);
    const [first] = await exceptionsOf(api.db, id);
    await api.post('/shipment-exception/settle', { id: first?.id, settled: 'Customer knows' }, as);

    await watch([[id, '2026-11-20']]);
    expect(await exceptionsOf(api.db, id)).toHaveLength(1);
    await watch([[id, '2026-11-21']]);
    expect(await exceptionsOf(api.db, id)).toMatchObject([{ closedAt: null }, { settled: 'Customer knows' }]);
  });

  it('leaves alone what a person raised', async () => {
    const id = newId();
    await raise(id, 'DELAYED');
    await watch([[id, '2026-11-20']]);
    await watch([]);

    expect(await exceptionsOf(api.db, id)).toMatchObject([{ source: 'manual', closedAt: null }]);
  });
});
