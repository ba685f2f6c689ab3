import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { newId } from '@freightdesk/shared-database';
import { as, parcels, startParcels } from '../testing';

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
