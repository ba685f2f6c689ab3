import { Agent, request } from 'node:http';
import { type Database, newId } from '@freightdesk/shared-database';
import { commonProblems, defineEndpoint } from '@freightdesk/shared-endpoint';
import { record, string } from '@freightdesk/shared-endpoint/schema';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { auditRowHash } from '../audit/audit';
import { createApi } from './create-api';
import { registerHealth } from './health';
import { actors, as, parcels, startParcels } from '../testing';

let server: Awaited<ReturnType<typeof startParcels>>;

beforeAll(async () => {
  server = await startParcels();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.faults.splice(0);
  await parcels(server.db).deleteFrom('parcel').execute();
});

const json = { 'content-type': 'application/json' };
const valid = { name: 'Crate', paise: 100 };

async function call(request: InjectOptions) {
  const answer = await server.app.inject(request);
  return { status: answer.statusCode, headers: answer.headers, body: answer.body === '' ? null : answer.json() };
}
const post = (path: string, payload: unknown = {}, headers: Record<string, string> = as('ACCOUNT')) =>
  call({
    method: 'POST',
    url: `/api${path}`,
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { ...json, ...headers },
  });
const get = (path: string, headers: Record<string, string> = as('ACCOUNT')) => call({ url: `/api${path}`, headers });
const stored = () => parcels(server.db).selectFrom('parcel').select(['name', 'kind', 'version']).execute();

describe('the order of checks', () => {
  const tooLarge = JSON.stringify({ name: 'x'.repeat(1024 * 1024) });

  it.each<[string, number, string, InjectOptions]>([
    [
      'an unknown path, before its broken body',
      404,
      'not_found',
      { method: 'POST', url: '/api/nowhere', payload: '{' },
    ],
    [
      'a wrong method, before the missing token',
      405,
      'method_not_allowed',
      { method: 'DELETE', url: '/api/parcel/add' },
    ],
    ['a write asked for by GET', 405, 'method_not_allowed', { url: '/api/parcel/add', headers: as('ACCOUNT') }],
    [
      'no token, before a broken body',
      401,
      'unauthenticated',
      { method: 'POST', url: '/api/parcel/add', payload: '{' },
    ],
    [
      'another role, before a body too large',
      403,
      'forbidden',
      { method: 'POST', url: '/api/parcel/add', headers: { ...as('DOMESTIC'), ...json }, payload: tooLarge },
    ],
    [
      'a body too large',
      413,
      'payload_too_large',
      { method: 'POST', url: '/api/parcel/add', headers: { ...as('ACCOUNT'), ...json }, payload: tooLarge },
    ],
    [
      'another type',
      415,
      'unsupported_media_type',
      {
        method: 'POST',
        url: '/api/parcel/add',
        headers: { ...as('ACCOUNT'), 'content-type': 'text/plain' },
        payload: 'x',
      },
    ],
    [
      'another alphabet',
      415,
      'unsupported_media_type',
      {
        method: 'POST',
        url: '/api/parcel/add',
        headers: { ...as('ACCOUNT'), 'content-type': 'application/json; charset=utf-16' },
        payload: '{}',
      },
    ],
    [
      'a form where JSON is asked',
      415,
      'unsupported_media_type',
      { method: 'POST', url: '/api/parcel/add', headers: as('ACCOUNT'), payload: new FormData() },
    ],
    [
      'broken JSON',
      400,
      'bad_request',
      { method: 'POST', url: '/api/parcel/add', headers: { ...as('ACCOUNT'), ...json }, payload: '{' },
    ],
    ['no body', 400, 'bad_request', { method: 'POST', url: '/api/parcel/add', headers: as('ACCOUNT') }],
    [
      'a body that does not fit',
      422,
      'invalid',
      { method: 'POST', url: '/api/parcel/add', headers: { ...as('ACCOUNT'), ...json }, payload: '{}' },
    ],
    ['an address with a broken escape', 400, 'bad_request', { url: '/api/%zz' }],
    ['a malformed id in a query', 400, 'bad_request', { url: '/api/parcel/get?id=7', headers: as('ACCOUNT') }],
    ['no id in a query', 400, 'bad_request', { url: '/api/parcel/get', headers: as('ACCOUNT') }],
    ['an unknown record', 404, 'not_found', { url: `/api/parcel/get?id=${newId()}`, headers: as('ACCOUNT') }],
  ])('%s is %i', async (_case, status, code, request) => {
    const answer = await call(request);

    expect(answer.body).toMatchObject({
      status,
      code,
      message: expect.stringMatching(/\w/),
      title: expect.any(String),
    });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      'x-request-id': answer.body.requestId,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(server.faults).toEqual([]);
  });

  it('a wrong method is told the right ones', async () => {
    expect((await call({ method: 'PUT', url: '/api/parcel/list?page=1' })).headers['allow']).toBe('GET, HEAD');
  });

  it.each(['Basic abc', 'Bearer', 'Bearer a b', 'Bearer \u00e4', 'token.ACCOUNT'])(
    'the authorization "%s" is nobody\u2019s',
    async (authorization) => {
      const answer = await get('/parcel/list', { authorization });

      expect(answer.body).toMatchObject({ status: 401, code: 'unauthenticated' });
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    },
  );

  it('a session that has ended is told so', async () => {
    expect((await get('/parcel/list', { authorization: 'Bearer token.ended' })).body.code).toBe('session_ended');
  });
});

describe('a request id', () => {
  it('is echoed', async () => {
    expect((await get('/health/live', { 'x-request-id': 'abc-123' })).headers['x-request-id']).toBe('abc-123');
  });

  it.each(['a b', '<script>', 'x'.repeat(129)])('that could harm the log is replaced: %s', async (given) => {
    expect((await get('/health/live', { 'x-request-id': given })).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('a write', () => {
  it('answers 201 with the record, normalised and with its defaults', async () => {
    const answer = await post('/parcel/add', { ...valid, name: '  Cafe\u0301 ' });

    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      data: { id: expect.any(String), name: 'Caf\u00e9', kind: 'AIR', date: null, paise: 100, version: 1 },
    });
  });

  it('is held strictly, and nothing of a refused one is stored', async () => {
    const answer = await post('/parcel/add', '{"name":"A","paise":"12","lines":[{"rate":"1","foo":1}],"__proto__":{}}');

    expect(answer.body.errors).toEqual([expect.objectContaining({ field: '__proto__', code: 'unknown' })]);
    const second = await post('/parcel/add', { name: 'A', paise: '12', lines: [{ rate: '1', foo: 1 }] });
    expect(second.body.errors.map(({ field }: { field: string }) => field)).toEqual(['lines.0.foo', 'paise']);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['', 'it takes nothing'],
    ['{}', 'it takes nothing, said so'],
  ])('without input takes "%s": %s', async (payload) => {
    expect((await post('/parcel/invite', payload)).status).toBe(200);
  });

  it('with more mistakes than a person reads is told the first hundred and how many more', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 90_000 }, (_, index) => [`k${index}`, 1]));

    const answer = await post('/parcel/add', unknown);

    expect(answer.status).toBe(422);
    expect(answer.body.errors).toHaveLength(101);
    expect(answer.body.errors[0]).toMatchObject({ field: 'k0', code: 'unknown' });
    expect(answer.body.errors[100]).toMatchObject({ field: '', message: 'Not named here: 89902 more.' });
  });

  it('of an amount that would spoil every sum is refused', async () => {
    const answer = await post('/parcel/add', { ...valid, paise: Number.MAX_SAFE_INTEGER });

    expect(answer.body.errors).toEqual([expect.objectContaining({ field: 'paise', code: 'max' })]);
    expect(await stored()).toEqual([]);
  });

  it('without input refuses any', async () => {
    expect((await post('/parcel/invite', { role: 'ADMIN' })).body.errors).toEqual([
      expect.objectContaining({ field: 'role', code: 'unknown' }),
    ]);
  });

  it('that is refused late leaves neither its rows nor its audit', async () => {
    const answer = await post('/parcel/add', { ...valid, name: 'too late' });

    expect(answer.body).toMatchObject({ status: 409, code: 'period_locked' });
    expect(await stored()).toEqual([]);
    expect(
      await server.db
        .selectFrom('auditEvent')
        .where('after', '@>', JSON.stringify({ name: 'too late' }))
        .selectAll()
        .execute(),
    ).toEqual([]);
  });

  it('on an older state shows the current one', async () => {
    const { id } = (await post('/parcel/add', valid)).body.data;
    await post('/parcel/update', { id, version: 1, name: 'First' });

    const answer = await post('/parcel/update', { id, version: 1, name: 'Second' });

    expect(answer.body).toMatchObject({ status: 409, code: 'stale_version', current: { name: 'First', version: 2 } });
    expect(await stored()).toEqual([expect.objectContaining({ name: 'First', version: 2 })]);
  });

  it('is audited under the person and the request, without secrets, with a hash that finds any change', async () => {
    const { id } = (await post('/parcel/add', valid, { ...as('ACCOUNT'), 'x-request-id': 'request-7' })).body.data;

    const row = await server.db
      .selectFrom('auditEvent')
      .selectAll()
      .where('recordId', '=', id)
      .executeTakeFirstOrThrow();
    const { rowHash, ...facts } = row;
    expect(row).toMatchObject({ userId: actors['token.ACCOUNT']?.userId, requestId: 'request-7', action: 'add' });
    expect(row.after).toEqual({ id, name: 'Crate', kind: 'AIR', date: null, paise: 100, version: 1 });
    expect(auditRowHash(facts)).toBe(rowHash);
    expect(auditRowHash({ ...facts, after: { id, paise: 101 } })).not.toBe(rowHash);
  });
});

describe('an unforeseen error', () => {
  it('says the request id and nothing else, and is told to whoever watches', async () => {
    const answer = await post('/parcel/fail', {}, { ...as('ACCOUNT'), 'x-request-id': 'request-8' });

    expect(answer.body).toEqual({
      type: 'urn:freightdesk:problem:internal',
      title: 'Internal Server Error',
      status: 500,
      detail: 'Something went wrong',
      message: 'Something went wrong',
      code: 'internal',
      requestId: 'request-8',
    });
    expect(server.faults).toEqual([expect.objectContaining({ message: expect.stringContaining('nowhere') })]);
  });
});

describe('while the database is away', () => {
  let app: FastifyInstance;

  beforeAll(() => {
    const pool = new Pool({ host: '127.0.0.1', port: 1 });
    const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
    const away = createApi({ db, clock: server.clock, authenticate: async () => commonProblems.unauthenticated });
    registerHealth(away.api);
    app = away.app;
  });
  afterAll(() => app.close());

  it('the server lives, and says that it is not ready and when to ask again', async () => {
    const [live, ready] = await Promise.all([app.inject('/api/health/live'), app.inject('/api/health/ready')]);

    expect(live.statusCode).toBe(200);
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toMatchObject({ code: 'unavailable', status: 503 });
    expect(ready.headers['retry-after']).toMatch(/^\d+$/);
  });
});

describe('a call that takes too long', () => {
  it('is told to come again, and what comes of it later harms nobody', async () => {
    const faults: unknown[] = [];
    const { app, api } = createApi({
      db: server.db,
      clock: server.clock,
      authenticate: async () => commonProblems.unauthenticated,
      requestMs: 100,
      onFault: (error) => faults.push(error),
    });
    let answer: (output: { status: string }) => void = () => undefined;
    const late = new Promise<{ status: string }>((resolve) => (answer = resolve));
    const slow = defineEndpoint<{ name: string }, { status: string }>({
      name: 'parcels.slow',
      method: 'POST',
      path: '/parcel/slow',
      access: 'public',
      summary: 'Takes its time.',
    });
    const shapes = { input: record({ name: string().required() }), output: record({ status: string().required() }) };
    api.openRead(slow, shapes, () => late);
    const address = await app.listen({ port: 0, host: '127.0.0.1' });

    // Over the wire, where a body that has wholly come must not end the patience.
    const answered = await fetch(`${address}/api/parcel/slow`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ name: 'Crate' }),
    });

    expect(answered.status).toBe(503);
    expect(answered.headers.get('retry-after')).toBe('2');
    expect(await answered.json()).toMatchObject({ code: 'unavailable' });
    answer({ status: 'late' });
    await late;
    await app.close();
    expect(faults).toEqual([]);
  });
});

describe('closing', () => {
  it('finishes what is in flight', async () => {
    const other = await startParcels();
    const address = await other.app.listen({ port: 0, host: '127.0.0.1' });
    const gate = other.hold();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const inFlight = ask(agent, `${address}/api/parcel/invite`);
    await gate.reached;

    const closed = other.stop();
    gate.open();

    expect(await inFlight).toBe(200);
    await closed;
    agent.destroy();
  });
});

/** A POST over the wire; the answer's status. */
const ask = (agent: Agent, url: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers: as('ACCOUNT') }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    });
    sent.on('error', reject).end();
  });
