import type { AddJobcardInput, Consol, Jobcard } from '@freightdesk/intl-shipment-contract';
import { jobcardInput } from '@freightdesk/intl-shipment-contract/testing';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { addParty, neighbours } from '../neighbours.builder';
import { registerIntlShipment } from '../register-intl-shipment';
import { intlShipmentInvariants } from '../verify/intl-shipment-invariants';

let api: TestApi;
let customerId: string;
const others = neighbours();

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerIntlShipment(kit, others), now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  customerId = await addParty(api.db, { name: 'Coastal Spices Exports', by: testActors.ADMIN.userId });
});
afterEach(async () => {
  expect(await brokenIn(api.db, intlShipmentInvariants)).toEqual([]);
});

const as = { as: 'INTERNATIONAL' } as const;
const post = (path: string, body: object) => api.post(path, body, as);
const add = async (changes: Partial<AddJobcardInput> = {}): Promise<Jobcard> =>
  (await post('/jobcard/add', jobcardInput({ customerId, mode: 'SEA_LCL', ...changes }))).expect(201).data;
const get = async ({ id }: { id: string }): Promise<Jobcard> => (await api.get(`/jobcard/get?id=${id}`, as)).data;
const consolOf = async ({ id }: { id: string }): Promise<Consol> =>
  (await api.get(`/jobcard/consol?id=${id}`, as)).data;
const seen = ({ id, version }: Jobcard) => ({ id, version });
const link = (master: Jobcard, houses: Jobcard[], said: object = {}) =>
  post('/jobcard/link-houses', { ...seen(master), houses: houses.map(seen), ...said });
const unlink = (master: Jobcard, house: Jobcard) =>
  post('/jobcard/unlink-house', { ...seen(master), house: seen(house) });

const cartons = (quantity: number, grossKg: string) => ({
  ...{ quantity, type: 'CTN', lengthCm: '100', widthCm: '100', heightCm: '50', grossKg },
  description: 'Cardamom',
});

describe('houses of a master', () => {
  it('stand under it with what they come to, and each names its master and the carrier’s bill', async () => {
    const master = await add({ mblNumber: 'MAEU123', packages: [cartons(9, '900')] });
    const houses = [
      await add({ hblNumber: 'FD-1', packages: [cartons(4, '300')] }),
      await add({ hblNumber: 'FD-2', packages: [cartons(3, '450.5')] }),
    ];

    const linked: Jobcard = (await link(master, houses)).expect(200).data;

    expect(linked).toMatchObject({ shipmentType: 'CONSOL', houses: houses.map(({ id, number }) => ({ id, number })) });
    expect(await get(houses[0] ?? master)).toMatchObject({
      shipmentType: 'HOUSE',
      master: { id: master.id, number: master.number, bill: 'MAEU123' },
      version: 2,
    });
    expect(await consolOf(master)).toMatchObject({
      master: { kg: '900', cbm: '4.5' },
      houses: [
        { bill: 'FD-1', measures: { kg: '300', cbm: '2' } },
        { bill: 'FD-2', measures: { kg: '450.5', cbm: '1.5' } },
      ],
      total: { kg: '750.5', cbm: '3.5', containers: 0, teu: 0 },
    });
  });

  it('are listed by their master and told apart from direct jobs', async () => {
    const [master, house] = [await add(), await add()];
    await add();
    (await link(master, [house])).expect(200);
    const numbersOf = async (query: string) =>
      (await api.get(`/jobcard/list?${query}`, as)).body.data.map(({ number }: Jobcard) => number);

    expect(await numbersOf(`masterId=${master.id}`)).toEqual([house.number]);
    expect(await numbersOf('shipmentType=BACK_TO_BACK')).toEqual([master.number]);
    expect(await numbersOf('shipmentType=CONSOL')).toEqual([]);
    expect(await numbersOf('shipmentType=HOUSE')).toEqual([house.number]);
  });

  it('are taken out again, and each job travels by itself', async () => {
    const [master, house] = [await add(), await add()];
    const linked = (await link(master, [house])).expect(200).data;

    const alone: Jobcard = (await unlink(linked, await get(house))).expect(200).data;

    expect(alone).toMatchObject({ shipmentType: 'DIRECT', houses: [] });
    expect(await get(house)).toMatchObject({ shipmentType: 'DIRECT', master: null });
    expect((await unlink(alone, await get(house))).problem).toMatchObject({ status: 409, code: 'no_house' });
  });

  it('between other places need a reason, and it stays beside them', async () => {
    const [master, house] = [await add(), await add({ destinationLocode: 'KWSAA' })];

    expect((await link(master, [house])).problem).toMatchObject({ status: 422, code: 'other_ports' });
    (await link(master, [house], { reason: 'On by road from Jebel Ali' })).expect(200);
    expect((await consolOf(master)).houses).toMatchObject([{ reason: 'On by road from Jebel Ali' }]);
  });

  it('are refused where a job is itself, of another way, of two masters, or a master; and none of them is linked then', async () => {
    const [master, other, house, free] = [await add(), await add(), await add(), await add()];
    const taken = (await link(other, [house])).expect(200).data;
    const code = async (of: Jobcard, houses: Jobcard[]) => (await link(await get(of), houses)).problem?.code;

    expect(await code(master, [master])).toBe('own_house');
    expect(await code(master, [free, await get(house)])).toBe('house_of_other');
    expect(await code(master, [taken])).toBe('has_houses');
    expect(await code(house, [free])).toBe('is_house');
    expect(await code(master, [await add({ direction: 'IMPORT' })])).toBe('other_way');
    expect(await code(master, [await add({ mode: 'SEA_FCL' })])).toBe('other_way');
    expect(await code(master, [await add({ mode: 'AIR' })])).toBe('other_way');
    expect(await code(master, [await add({ coLoaderId: customerId })])).toBe('co_loaded');
    expect(await get(free)).toMatchObject({ master: null, version: 1 });
  });

  it('are parts of boxes, and whole ones, in a box of our own', async () => {
    const box = { containerNumber: 'CSQU3054383', sizeType: '22G1' as const };
    const master = await add({ mode: 'SEA_FCL', containers: [box] });
    const houses = [await add(), await add({ mode: 'SEA_FCL' })];

    expect((await link(master, houses)).expect(200).data).toMatchObject({ shipmentType: 'CONSOL', mode: 'SEA_FCL' });
    expect((await consolOf(master)).master).toMatchObject({ containers: 1, teu: 1 });
  });

  it('that somebody changed meanwhile are looked at again first', async () => {
    const [master, house] = [await add(), await add()];
    (await post('/jobcard/update', { ...seen(house), notes: 'Later by a day' })).expect(200);

    expect((await link(master, [house])).problem).toMatchObject({ status: 409, code: 'stale_version' });
    expect((await link({ ...master, version: 7 }, [await get(house)])).problem).toMatchObject({ status: 409 });
  });

  it('keep neither from being cancelled silently nor a draft from being deleted under its master', async () => {
    const [master, house] = [await add(), await add()];
    const linked = (await link(master, [house])).expect(200).data;
    const held = await get(house);
    const cancel = { to: 'CANCELLED', reason: 'Not wanted' };

    expect((await post('/jobcard/move', { ...seen(linked), ...cancel })).problem?.errors).toMatchObject([
      { code: 'linked' },
    ]);
    expect((await post('/jobcard/move', { ...seen(held), ...cancel })).problem?.errors).toMatchObject([
      { code: 'linked' },
    ]);
    expect((await post('/jobcard/delete', seen(held))).problem).toMatchObject({ status: 409, code: 'in_use' });
    expect((await post('/jobcard/delete', seen(linked))).problem).toMatchObject({ status: 409, code: 'in_use' });
  });
});

it('a job under another forwarder’s bill is a co-load; under a master of ours it is not', async () => {
  const coLoad = await add({ coLoaderId: customerId, mblNumber: 'HLCU9' });
  expect(coLoad).toMatchObject({ shipmentType: 'CO_LOAD', coLoaderId: customerId });

  const [master, house] = [await add(), await add()];
  (await link(master, [house])).expect(200);
  const told = await post('/jobcard/update', { ...seen(await get(house)), coLoaderId: customerId });

  expect(told.problem).toMatchObject({ status: 422, errors: [{ field: 'coLoaderId', code: 'is_house' }] });
});

it('accounts and sales link nothing', async () => {
  const [master, house] = [await add(), await add()];
  const body = { ...seen(master), houses: [seen(house)] };

  for (const role of ['ACCOUNT', 'MARKETING', 'DOMESTIC'] as const) {
    expect((await api.post('/jobcard/link-houses', body, { as: role })).status).toBe(403);
  }
});
