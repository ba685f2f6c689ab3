import type { AddJobcardInput, Consol, Jobcard, JobProfit } from '@freightdesk/intl-shipment-contract';
import { jobcardInput } from '@freightdesk/intl-shipment-contract/testing';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { addParty, neighbours } from '../neighbours.builder';
import { registerIntlShipment } from '../register-intl-shipment';
import { intlShipmentInvariants } from '../verify/intl-shipment-invariants';

let api: TestApi;
let customerId: string;
let chargeHeadId: string;
const others = neighbours();

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerIntlShipment(kit, others), now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  customerId = await addParty(api.db, { name: 'Coastal Spices Exports', by: testActors.ADMIN.userId });
  const head = await api.db.selectFrom('chargeHead').select('id').orderBy('code').executeTakeFirstOrThrow();
  chargeHeadId = head.id;
});
afterEach(async () => {
  expect(await brokenIn(api.db, intlShipmentInvariants)).toEqual([]);
});

const as = { as: 'INTERNATIONAL' } as const;
const post = (path: string, body: object) => api.post(path, body, as);
const add = async (changes: Partial<AddJobcardInput> = {}): Promise<Jobcard> =>
  (await post('/jobcard/add', jobcardInput({ customerId, mode: 'SEA_LCL', ...changes }))).expect(201).data;
const get = async ({ id }: { id: string }): Promise<Jobcard> => (await api.get(`/jobcard/get?id=${id}`, as)).data;
const profitOf = async ({ id }: { id: string }): Promise<JobProfit> =>
  (await api.get(`/jobcard/profit?id=${id}`, as)).data;
const seen = ({ id, version }: { id: string; version: number }) => ({ id, version });
const cartons = (grossKg: string) => ({
  ...{ quantity: 4, type: 'CTN', lengthCm: '100', widthCm: '100', heightCm: '50', grossKg },
  description: 'Cardamom',
});
const costs = (buyRate: string) => [{ chargeHeadId, basis: 'PER_SHIPMENT' as const, quantity: '1', buyRate }];

/** A master that costs so much, with houses of so many kilograms. */
async function consol(rupees: string, weights: readonly string[]) {
  const houses: Jobcard[] = [];
  for (const weight of weights) houses.push(await add({ packages: [cartons(weight)] }));
  const master = await add({ charges: costs(rupees) });
  const linked = await post('/jobcard/link-houses', { ...seen(master), houses: houses.map(seen) });
  return linked.expect(200).data as Jobcard;
}
const read = async (master: Jobcard): Promise<Consol> => (await api.get(`/jobcard/consol?id=${master.id}`, as)).data;
const apportion = async (master: Jobcard, basis: string, heads: object[] = []) => {
  const { houses } = await read(master);
  return post('/jobcard/apportion', { ...seen(await get(master)), basis, heads, houses: houses.map(seen) });
};

describe('the costs of a master', () => {
  it('are borne by its houses by weight, to the paisa, and no longer by itself', async () => {
    const master = await consol('1000', ['300', '450.5', '249.5']);

    const shared: Consol = (await apportion(master, 'KG')).expect(200).data;

    expect(shared.apportionment).toMatchObject({ basis: 'KG', isStale: false, heads: [] });
    const borne = await Promise.all(master.houses.map(profitOf));
    expect(borne.map(({ accrued }) => accrued.buyPaise)).toEqual([30_000, 45_050, 24_950]);
    expect((await profitOf(master)).accrued.buyPaise).toBe(0);
    expect((await profitOf(master)).quoted.buyPaise).toBe(100_000);
  });

  it('are shared anew after a weight changed: until then it is said that they are not as they would be', async () => {
    const master = await consol('1000', ['500', '500']);
    (await apportion(master, 'KG')).expect(200);
    const [house] = (await read(master)).houses;
    if (!house) throw new Error('It has houses.');
    (await post('/jobcard/update', { ...seen(house), packages: [cartons('1500')] })).expect(200);

    expect((await read(master)).apportionment).toMatchObject({ isStale: true });
    (await apportion(master, 'KG')).expect(200);
    const borne = await Promise.all(master.houses.map(profitOf));
    expect(borne.map(({ accrued }) => accrued.buyPaise)).toEqual([75_000, 25_000]);
    expect((await read(master)).apportionment).toMatchObject({ isStale: false });
  });

  it('by a basis that no house has are refused, and nothing is shared', async () => {
    const master = await consol('1000', ['500', '500']);

    expect((await apportion(master, 'TEU')).problem).toMatchObject({ status: 422, code: 'nothing_measured' });
    expect((await read(master)).apportionment).toBeNull();
  });

  it('of a head may stay with the master', async () => {
    const master = await consol('1000', ['500', '500']);

    (await apportion(master, 'KG', [{ chargeHeadId, basis: 'NONE' }])).expect(200);

    expect((await profitOf(master)).accrued.buyPaise).toBe(100_000);
    expect((await read(master)).apportionment).toMatchObject({ heads: [{ chargeHeadId, basis: 'NONE' }] });
  });

  it('hold a house under its master till they stay with the master again', async () => {
    const master = await consol('1000', ['500', '500']);
    (await apportion(master, 'EQUAL')).expect(200);
    const takeOut = async () => {
      const [house] = (await read(master)).houses;
      return post('/jobcard/unlink-house', { ...seen(await get(master)), house: house && seen(house) });
    };

    expect((await takeOut()).problem).toMatchObject({ status: 409, code: 'apportioned' });
    (await apportion(master, 'NONE')).expect(200);
    (await takeOut()).expect(200);
  });

  it('of houses that are not as they were seen are looked at again first', async () => {
    const master = await consol('1000', ['500', '500']);
    const { houses } = await read(master);
    const asked = { ...seen(await get(master)), basis: 'KG', heads: [] };
    const stale = houses.map(({ id, version }) => ({ id, version: version - 1 }));

    expect((await post('/jobcard/apportion', { ...asked, houses: stale })).problem).toMatchObject({ status: 409 });
    expect((await post('/jobcard/apportion', { ...asked, houses: [] })).problem).toMatchObject({
      ...{ status: 409, code: 'other_houses' },
    });
  });
});

it('a job without houses has nobody to bear its costs', async () => {
  const job = await add({ charges: costs('1000') });
  const body = { ...seen(job), basis: 'EQUAL', heads: [], houses: [] };

  expect((await post('/jobcard/apportion', body)).problem).toMatchObject({ status: 409, code: 'without_houses' });
});
