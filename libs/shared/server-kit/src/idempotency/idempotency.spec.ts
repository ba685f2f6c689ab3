import type { Role } from '@freightdesk/shared-access';
import { as, parcels, start, startParcels } from '../testing';

let server: Awaited<ReturnType<typeof startParcels>>;

beforeAll(async () => {
  server = await startParcels();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set(start);
  await server.db.deleteFrom('idempotencyKey').execute();
  await parcels(server.db).deleteFrom('parcel').execute();
});

const crate = { name: 'Crate', paise: 100 };

async function post(path: string, payload: object, { key, role = 'ACCOUNT' }: { key: string; role?: Role }) {
  const headers = { ...as(role), 'idempotency-key': key };
  const answer = await server.app.inject({ method: 'POST', url: `/api/parcel/${path}`, payload, headers });
  return { status: answer.statusCode, body: answer.json(), text: answer.body };
}
const count = async () => (await parcels(server.db).selectFrom('parcel').select('id').execute()).length;

describe('one Idempotency-Key', () => {
  it('twice gives one record and the same answer, byte for byte', async () => {
    const first = await post('add', crate, { key: 'key-00000001' });
    const second = await post('add', crate, { key: 'key-00000001' });

    expect(first.status).toBe(201);
    expect(second).toEqual(first);
    expect(await count()).toBe(1);
  });

  it('with the same members in another order is the same request', async () => {
    const first = await post('add', { name: 'Crate', paise: 100 }, { key: 'key-00000001' });

    expect(await post('add', { paise: 100, name: 'Crate' }, { key: 'key-00000001' })).toEqual(first);
  });

  it('twenty times at once gives one record; each answer is the same or says that it is being worked on', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('add', crate, { key: 'key-00000020' })));

    const done = answers.filter(({ status }) => status === 201);
    expect(await count()).toBe(1);
    expect(new Set(done.map(({ body }) => body.data.id)).size).toBe(1);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(new Set());
  });

  it('of a request that still runs is told so, soon, and works afterwards', async () => {
    const gate = server.hold();
    const first = post('invite', {}, { key: 'key-00000002' });
    await gate.reached;

    const second = await post('invite', {}, { key: 'key-00000002' });
    gate.open();

    expect(second.body).toMatchObject({ status: 409, code: 'in_progress' });
    expect((await first).status).toBe(200);
  });

  it('with another body is refused, and the first record stays alone', async () => {
    await post('add', crate, { key: 'key-00000003' });

    const other = await post('add', { ...crate, paise: 200 }, { key: 'key-00000003' });

    expect(other.body).toMatchObject({ status: 422, code: 'idempotency_mismatch' });
    expect(await count()).toBe(1);
  });

  it.each<[string, Parameters<typeof post>]>([
    ['another person', ['add', crate, { key: 'key-00000004', role: 'ADMIN' }]],
    ['another path', ['invite', {}, { key: 'key-00000004' }]],
  ])('used by %s is another key', async (_case, [path, body, options]) => {
    await post('add', crate, { key: 'key-00000004' });

    expect((await post(path, body, options)).status).toBeLessThan(300);
  });

  it('of a refused request is free: what was corrected goes through', async () => {
    const refused = await post('add', { ...crate, name: 'too late' }, { key: 'key-00000005' });
    const corrected = await post('add', crate, { key: 'key-00000005' });

    expect([refused.status, corrected.status]).toEqual([409, 201]);
  });

  it('is forgotten after seven days', async () => {
    await post('add', crate, { key: 'key-00000006' });

    server.clock.set('2026-11-28T06:00:01Z');

    expect((await post('add', { ...crate, paise: 1 }, { key: 'key-00000006' })).status).toBe(201);
    expect(await count()).toBe(2);
  });

  it('of an answer with a one-time link replays without it, and the link is stored nowhere', async () => {
    const first = await post('invite', {}, { key: 'key-00000007' });
    const second = await post('invite', {}, { key: 'key-00000007' });

    const kept = await server.db.selectFrom('idempotencyKey').selectAll().executeTakeFirstOrThrow();
    expect(first.body.data.inviteUrl).toContain('#invite=');
    expect(second.body).toMatchObject({ status: 409, code: 'already_done' });
    expect(JSON.stringify(kept)).not.toContain('invite=');
  });

  it.each(['short', 'x'.repeat(129), 'caf\u00e9-caf\u00e9'])('that is malformed is refused: %s', async (key) => {
    expect((await post('add', crate, { key })).body).toMatchObject({ status: 400, code: 'bad_request' });
    expect(await count()).toBe(0);
  });
});
