import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { newId } from '@freightdesk/shared-database';
import fastify from 'fastify';
import { as, parcels, startParcels } from '../testing';
import { compressAnswers } from './compress-answers';

let server: Awaited<ReturnType<typeof startParcels>>;

beforeAll(async () => {
  server = await startParcels();
  const rows = Array.from({ length: 40 }, (_, at) => ({
    ...{ id: newId(), name: `Crate ${at}`, kind: 'SEA', date: null, paise: at, version: 1 },
  }));
  await parcels(server.db).insertInto('parcel').values(rows).execute();
});
afterAll(() => server.stop());

const ask = (taken: string, url = '/api/parcel/list') =>
  server.app.inject({ url, headers: { ...as('ACCOUNT'), 'accept-encoding': taken } });

const wayBack = { br: brotliDecompressSync, gzip: gunzipSync };

describe('a list', () => {
  it.each([
    ['br', 'gzip, deflate, br'],
    ['gzip', 'gzip, deflate'],
    ['gzip', 'GZIP;q=0.8, br; q=0'],
  ] as const)('goes out as %s to whoever takes "%s", a third of its size and the same', async (encoding, taken) => {
    const plain = await ask('identity');
    const small = await ask(taken);

    expect(small.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(small.headers['content-length']).toBe(String(small.rawPayload.length));
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
    expect(wayBack[encoding](small.rawPayload).toString()).toBe(plain.body);
  });

  it.each(['identity', 'deflate', 'br;q=0, gzip;q=0.000', ''])(
    'goes out as it is to whoever takes "%s"',
    async (taken) => {
      const answer = await ask(taken);

      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.headers['vary']).toBe('accept-encoding');
      expect(answer.json().data).toHaveLength(25);
    },
  );

  it('that fits into one packet goes out as it is', async () => {
    const answer = await ask('br', '/api/parcel/list?pageSize=2');

    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.json().data).toHaveLength(2);
  });
});

describe('bytes of JSON', () => {
  const bytes = Buffer.from(
    JSON.stringify({ data: Array.from({ length: 400 }, (_, at) => ({ name: `Crate ${at}` })) }),
  );

  const sent = async (headers: Record<string, string>) => {
    const app = fastify();
    compressAnswers(app);
    app.get('/', (_request, reply) => reply.headers({ 'content-type': 'application/json', ...headers }).send(bytes));
    return app.inject({ url: '/', headers: { 'accept-encoding': 'br' } }).finally(() => app.close());
  };

  it('are compressed as text is, where they are rows', async () => {
    const answer = await sent({});

    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).equals(bytes)).toBe(true);
  });

  it('go out as they are where they are a file', async () => {
    const answer = await sent({ 'content-disposition': 'attachment; filename="gstr1.json"' });

    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.rawPayload.equals(bytes)).toBe(true);
  });
});
