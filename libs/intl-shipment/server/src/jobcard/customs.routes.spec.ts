import type { AddJobcardInput, Jobcard } from '@freightdesk/intl-shipment-contract';
import { jobcardInput } from '@freightdesk/intl-shipment-contract/testing';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { addParty, neighbours } from '../neighbours.builder';
import { registerIntlShipment } from '../register-intl-shipment';

let api: TestApi;
let customerId: string;

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerIntlShipment(kit, neighbours()), now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  customerId = await addParty(api.db, { name: 'Coastal Spices Exports', by: testActors.ADMIN.userId });
});

const post = (path: string, body: object) => api.post(path, body, { as: 'INTERNATIONAL' });
const add = (changes: Partial<AddJobcardInput>) => post('/jobcard/add', jobcardInput({ customerId, ...changes }));
const update = ({ id, version }: Jobcard, changes: object) => post('/jobcard/update', { id, version, ...changes });

const get = async ({ id }: Jobcard): Promise<Jobcard> =>
  (await api.get(`/jobcard/get?id=${id}`, { as: 'INTERNATIONAL' })).expect(200).data;

const entry = {
  ...{ igmNo: '2233445', igmDate: '2026-11-18', igmLineNo: '12' },
  ...{ boeNo: '4567890', boeDate: '2026-11-19', boeType: 'HOME' as const, oocDate: '2026-11-20' },
  ...{ assessablePaise: 18_40_000_00, dutyChallanNo: '2045678901' },
} satisfies Partial<AddJobcardInput>;
const bill = {
  ...{ shippingBillNo: '1234567', shippingBillDate: '2026-11-19', leoDate: '2026-11-20' },
  ...{ exportScheme: 'RoDTEP', fobPaise: 22_75_000_00 },
  ...{ portCode: 'INNSA1', shippingBillType: 'Drawback', egmNo: '778899', egmDate: '2026-11-21', csnNo: 'CSN1024' },
};

it('a job keeps what customs gave it, and loses a part of it by null', async () => {
  const job: Jobcard = (await add({ direction: 'IMPORT', ...entry })).expect(201).data;

  const updated = (await update(job, { oocDate: null })).expect(200).data;

  expect(job).toMatchObject(entry);
  expect(updated).toMatchObject({ ...entry, oocDate: null });
});

it('a job keeps how far it carries, who clears it and of which day its bills are', async () => {
  const by = testActors.ADMIN.userId;
  const customsBrokerId = await addParty(api.db, { name: 'Nhava Clearing', by });
  const said = {
    ...{ carriageScope: 'DOOR_TO_DOOR' as const, deliveryPlace: 'Sharjah', customsBrokerId, cfs: 'JWR Panvel' },
    ...{ mblDate: '2026-11-18', hblDate: '2026-11-19', onBoardDate: '2026-11-18', rateClass: null },
  };

  const job: Jobcard = (await add({ ...said, rateClass: undefined })).expect(201).data;

  expect(job).toMatchObject({ ...said, customsBroker: { id: customsBrokerId, name: 'Nhava Clearing' } });
  expect((await update(job, { portCode: 'in nsa1' })).expect(200).data).toMatchObject({ portCode: 'INNSA1' });
  expect((await update(await get(job), { cfs: null })).expect(200).data).toMatchObject({ ...said, cfs: null });
  const now = await get(job);
  const nobody = '01990000-0000-7000-8000-0000000000ff';
  expect((await add({ customsBrokerId: nobody })).problem).toMatchObject({ errors: [{ field: 'customsBrokerId' }] });
  expect((await update(now, { carriageScope: 'MOON' })).problem).toMatchObject({
    errors: [{ field: 'carriageScope' }],
  });
});

it('a job goes on by further flights, and its master and house bills are given up each in its own way', async () => {
  const onward = {
    ...{ conveyance: 'GF 57', fromPlace: 'Bahrain', toPlace: 'Frankfurt', departsOn: '2026-11-24' },
    ...{ arrivesOn: '2026-11-25', pieces: 12, grossKg: '240.5' },
  };
  const bills = { mblType: 'SEAWAY', mblOriginals: 0, hblType: 'ORIGINAL', hblOriginals: 3 } as const;

  const flown: Jobcard = (await add({ mode: 'AIR', legs: [{ conveyance: 'GF 56' }, onward] })).expect(201).data;
  const sailed: Jobcard = (await add(bills)).expect(201).data;
  const changed: Jobcard = (await update(flown, { legs: [onward] })).expect(200).data;

  const bare = { fromPlace: null, toPlace: null, departsOn: null, arrivesOn: null, pieces: null, grossKg: null };
  expect(flown.legs).toEqual([{ conveyance: 'GF 56', ...bare }, onward]);
  expect(changed.legs).toEqual([onward]);
  expect((await update(changed, { reference: 'PO 1' })).expect(200).data.legs).toEqual([onward]);
  expect(sailed).toMatchObject({ ...bills, legs: [] });
  expect((await add({ legs: [{ conveyance: ' ' }] })).problem).toMatchObject({
    errors: [{ field: 'legs.0.conveyance' }],
  });
});

it('by air a job is weighed by the divisor that was agreed with its customer, whatever is agreed later', async () => {
  const by = testActors.ADMIN.userId;
  const agreedWith = (id: string, volumetricDivisor: string) =>
    api.db.updateTable('party').set({ volumetricDivisor }).where('id', '=', id).execute();
  const otherId = await addParty(api.db, { name: 'Konkan Spices', by });
  const measures = { quantity: 8, type: 'CTN', lengthCm: '60', widthCm: '40', heightCm: '20' };
  const packages = [{ ...measures, grossKg: '45', description: 'Cardamom' }];
  await agreedWith(customerId, '5000');

  const job: Jobcard = (await add({ mode: 'AIR', packages })).expect(201).data;
  await agreedWith(customerId, '4000');
  const other: Jobcard = (await update(await get(job), { customerId: otherId })).expect(200).data;

  expect(job).toMatchObject({ volumetricDivisor: '5000', chargeableKg: '77' });
  expect(other).toMatchObject({ volumetricDivisor: '6000', chargeableKg: '64' });
  expect((await add({ packages })).expect(201).data).toMatchObject({ volumetricDivisor: null, chargeableKg: null });
});

it('of a job that leaves no bill of entry is kept, and of one that comes no shipping bill; that is told', async () => {
  const job: Jobcard = (await add(bill)).expect(201).data;

  const added = (await add({ direction: 'IMPORT', shippingBillNo: '1234567' })).expect(201);
  const changed = (await update(job, { boeNo: '4567890', assessablePaise: 1_00 })).expect(200);

  expect(job).toMatchObject(bill);
  expect(added.data).toMatchObject({ shippingBillNo: null });
  expect(added.body).toMatchObject({ warnings: [{ field: 'shippingBillNo' }] });
  expect(changed.data).toMatchObject({ ...bill, boeNo: null, assessablePaise: null });
  expect(changed.body).toMatchObject({ warnings: [{ field: 'boeNo' }, { field: 'assessablePaise' }] });
});

it('what is sent of another mode is kept for whoever sent it, and told', async () => {
  const bySea = { vessel: 'MSC Anna', mblNumber: 'MEDU1', hblType: 'ORIGINAL' as const, demurrageFreeDays: 7 };
  const containers = [{ containerNumber: 'CSQU3054383', sizeType: '22G1' as const }];
  const flown = { mode: 'AIR' as const, incoterm: 'FCA' as const, flightNumber: 'GU 245' };

  const added = (await add({ ...flown, ...bySea, containers })).expect(201);
  const changed = (await update(added.data, { voyage: '446W', carrier: 'Garuda' })).expect(200);

  expect(added.data).toMatchObject({ flightNumber: 'GU 245', ...bySea, containers });
  expect(added.body.warnings.map(({ field }: { field: string }) => field)).toEqual([
    ...['vessel', 'mblNumber', 'hblType', 'containers', 'demurrageFreeDays'],
  ]);
  expect(changed.data).toMatchObject({ ...bySea, carrier: 'Garuda', voyage: '446W' });
  expect(changed.body).toMatchObject({ warnings: [{ field: 'voyage' }] });
});

it('goods are let go after customs were told of them, also where only one of the days is sent', async () => {
  const job: Jobcard = (await add(bill)).expect(201).data;

  expect((await add({ ...bill, leoDate: '2026-11-18' })).problem).toMatchObject({ errors: [{ field: 'leoDate' }] });
  expect((await update(job, { leoDate: '2026-11-18' })).problem).toMatchObject({ errors: [{ field: 'leoDate' }] });
  expect((await update(job, { leoDate: '2026-11-19' })).status).toBe(200);
});

it('a number that customs would not give is told beside the saved job', async () => {
  const { body } = (await add({ ...bill, shippingBillNo: 'SB 77' })).expect(201);

  expect(body).toMatchObject({ warnings: [{ field: 'shippingBillNo' }] });
});

it('a job says where its term of delivery names, and where its goods change vessels', async () => {
  const way = { incoterm: 'CIF' as const, incotermPlace: 'Hamburg', transhipment: 'Colombo, Singapore' };

  expect((await add(way)).expect(201).data).toMatchObject(way);
});
