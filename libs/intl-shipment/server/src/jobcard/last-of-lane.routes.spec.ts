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

const add = async (changes: Partial<AddJobcardInput> = {}): Promise<Jobcard> =>
  (await api.post('/jobcard/add', jobcardInput({ customerId, ...changes }), { as: 'INTERNATIONAL' })).expect(201).data;
const last = async (lane = '', customer = customerId) =>
  (await api.as('INTERNATIONAL').get(`/jobcard/last-of-lane?customerId=${customer}${lane}`)).expect(200).data.job;

it('the last job of a customer is found by its lane, by one end of it, or by the customer alone', async () => {
  const toDubai = await add({ date: '2026-11-18' });
  const toHamburg = await add({ date: '2026-11-19', destinationLocode: 'DEHAM' });
  await add({ date: '2026-11-10' });

  expect(await last('&originLocode=INNSA&destinationLocode=AEJEA')).toEqual({
    id: toDubai.id,
    number: toDubai.number,
    date: '2026-11-18',
    originLocode: 'INNSA',
    originPlace: null,
    destinationLocode: 'AEJEA',
    destinationPlace: null,
    chargeCount: 0,
  });
  expect(await last('&originLocode=innsa')).toMatchObject({ id: toHamburg.id });
  expect(await last()).toMatchObject({ id: toHamburg.id });
});

it('one that was cancelled, and that of another customer, is not repeated', async () => {
  const other = await addParty(api.db, { name: 'Kaveri Traders', by: testActors.ADMIN.userId });
  const { id, version } = await add();
  const cancelled = { id, version, to: 'CANCELLED', reason: 'Withdrawn' };
  (await api.post('/jobcard/move', cancelled, { as: 'INTERNATIONAL' })).expect(200);

  expect(await last()).toBeNull();
  expect(await last('', other)).toBeNull();
});

it('a place that is none is refused at its field', async () => {
  const answer = await api.as('INTERNATIONAL').get(`/jobcard/last-of-lane?customerId=${customerId}&originLocode=X`);

  expect(answer.status).toBe(400);
});
