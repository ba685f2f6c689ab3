import { newId } from '@freightdesk/shared-database';
import { actors, as, type Parcel, parcels, startParcels } from '../testing';

type Started = Awaited<ReturnType<typeof startParcels>>;
let server: Started;

beforeAll(async () => {
  server = await startParcels();
  const parcel = { id: newId(), name: 'Acme', kind: 'AIR', date: '2026-04-01', paise: 100, version: 1 };
  await parcels(server.db).insertInto('parcel').values(parcel).execute();
});
afterAll(() => server.stop());

async function ask(query = ''): Promise<{ status: number; code?: string; data: Partial<Parcel>[] }> {
  const answer = await server.app.inject({ url: `/api/parcel/list?${query}`, headers: as('ACCOUNT') });
  return { status: answer.statusCode, code: answer.json().code, data: answer.json().data };
}

const { 'token.ACCOUNT': accountant, 'token.DOMESTIC': dispatcher } = actors;
if (!accountant || !dispatcher) throw new Error('There is nobody to ask as.');

describe('a list that was asked for before it was known who asks', () => {
  beforeEach(async () => {
    actors['token.ACCOUNT'] = accountant;
    await ask();
  });
  afterAll(() => {
    actors['token.ACCOUNT'] = accountant;
  });

  it('is what it would have been', async () => {
    expect(await ask()).toMatchObject({ status: 200, data: [{ name: 'Acme', paise: 100 }] });
  });

  it('is not shown to a session that has ended since', async () => {
    delete actors['token.ACCOUNT'];

    expect(await ask()).toMatchObject({ status: 401, code: 'unauthenticated' });
  });

  it('is asked for again by the new role of somebody whose role has changed since', async () => {
    actors['token.ACCOUNT'] = { ...accountant, role: 'DOMESTIC' };

    const { status, data } = await ask();

    expect(status).toBe(200);
    expect(data).toHaveLength(1);
    expect(data[0]).not.toHaveProperty('paise');
  });

  it('is refused as ever where the request is wrong', async () => {
    expect(await ask('sort=colour')).toMatchObject({ status: 400, code: 'bad_request' });
    expect(await ask('after=nowhere')).toMatchObject({ status: 400, code: 'bad_request' });
  });
});
