import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { settableClock } from '@freightdesk/shared-calendar';
import { createFreshDatabase } from '@freightdesk/shared-database/testing';
import { commonProblems, defineEndpoint } from '@freightdesk/shared-endpoint';
import { record, string } from '@freightdesk/shared-endpoint/schema';
import { createApi } from './create-api';
import { as, startParcels } from '../testing';

let server: Awaited<ReturnType<typeof startParcels>>;
let port: number;

beforeAll(async () => {
  server = await startParcels();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = portOf(server.app.addresses()[0]);
});
afterAll(() => server.stop());

const portOf = (bound: string | AddressInfo | undefined) => (typeof bound === 'object' ? bound.port : 0);

/** A call over the network with any method, which `fetch` would not send. */
const send = (method: string, path: string): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', method, path, headers: { 'x-secret': 'echo me' } }, (answer) => {
      let body = '';
      answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });

describe('every answer', () => {
  it.each([
    ['of a list', '/api/parcel/list', as('ACCOUNT')],
    ['that refuses', '/api/parcel/list', {}],
    ['to an unknown address', '/api/nowhere', {}],
    ['to a fault', '/api/parcel/get?id=7', as('ACCOUNT')],
  ])('%s tells the browser to run, frame, sniff, share and keep nothing', async (_what, url, headers) => {
    const answer = await server.app.inject({ url, headers });

    expect(answer.headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
  });

  it('lets no other origin read it, and names no program or version', async () => {
    const headers = { ...as('ACCOUNT'), origin: 'https://evil.example' };
    const read = await server.app.inject({ url: '/api/parcel/list', headers });
    const asked = await server.app.inject({ method: 'OPTIONS', url: '/api/parcel/add', headers });

    for (const answer of [read, asked]) {
      expect(Object.keys(answer.headers).join()).not.toMatch(/access-control|server|powered/);
    }
    expect(asked.statusCode).toBe(405);
  });
});

it.each(['TRACE', 'PUT', 'DELETE', 'PROPFIND'])('%s does nothing, and hands nothing back', async (method) => {
  const { status, body } = await send(method, '/api/parcel/list');

  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(body).not.toContain('echo me');
});

describe('what a proxy says of the caller', () => {
  const address = defineEndpoint<void, { address: string }>({
    name: 'caller.address',
    method: 'GET',
    path: '/caller/address',
    access: 'public',
    summary: 'Where the call comes from.',
  });

  async function addressSeenBy(trustProxy: string[], forwarded: string): Promise<string> {
    const { db, drop } = await createFreshDatabase(process.env['FREIGHTDESK_TEST_TEMPLATE'] ?? '');
    const { app, api } = createApi({
      db,
      clock: settableClock('2026-11-22T06:00:00Z'),
      trustProxy,
      authenticate: async () => commonProblems.unauthenticated,
    });
    const shapes = { output: record({ address: string().required() }) };
    api.openRead(address, shapes, async (_input, context) => ({ address: context.address }));
    const answer = await app.inject({ url: '/api/caller/address', headers: { 'x-forwarded-for': forwarded } });
    await app.close();
    await drop();
    return answer.json().address ?? answer.json().data.address;
  }

  it('counts for nothing where no proxy is trusted', async () => {
    expect(await addressSeenBy([], '203.0.113.9')).toBe('127.0.0.1');
  });

  it('counts from a trusted one, and only what that one added', async () => {
    expect(await addressSeenBy(['127.0.0.1'], '203.0.113.9')).toBe('203.0.113.9');
    expect(await addressSeenBy(['127.0.0.1'], '10.0.0.1, 203.0.113.9')).toBe('203.0.113.9');
  });
});
