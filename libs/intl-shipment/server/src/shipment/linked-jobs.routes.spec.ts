import type { Jobcard } from '@freightdesk/intl-shipment-contract';
import { jobcardInput } from '@freightdesk/intl-shipment-contract/testing';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { registerTracking } from '@freightdesk/tracking-server';
import { addParty, neighbours } from '../neighbours.builder';
import { registerIntlShipment } from '../register-intl-shipment';
import { linkedJobs } from './linked-jobs';

let api: TestApi;
const as = { as: 'INTERNATIONAL' } as const;

beforeAll(async () => {
  const links = { shipments: [linkedJobs], companyName: async () => 'Acme', baseUrl: () => 'https://fd.example' };
  api = await startApi({
    register: (kit) => {
      registerIntlShipment(kit, neighbours());
      registerTracking(kit, links);
    },
    now: '2026-11-21T06:00:00Z',
  });
});
afterAll(() => api.close());
beforeEach(() => api.startAnew());

const legs = [
  {
    ...{ conveyance: 'Elbe Feeder 12W', fromPlace: 'LKCMB', toPlace: 'Hamburg', departsOn: '2026-11-26' },
    ...{ pieces: 40, grossKg: '1200' },
  },
];
const toldLegs = [
  { conveyance: 'Elbe Feeder 12W', from: 'Colombo', to: 'Hamburg', departsOn: '2026-11-26', arrivesOn: null },
];

async function openJob(changes: object = {}): Promise<Jobcard> {
  const customerId = await addParty(api.db, { name: 'Coastal Spices', by: testActors.ADMIN.userId });
  const { id, version }: Jobcard = (
    await api.post('/jobcard/add', jobcardInput({ customerId, ...changes }), as)
  ).expect(201).data;
  return (await api.post('/jobcard/move', { id, version, to: 'OPEN' }, as)).expect(200).data;
}

async function toldOf({ shipments }: Jobcard) {
  const link = { record: 'shipment', recordId: shipments[0]?.id, days: 5 };
  const { url } = (await api.post('/tracking-link/add', link, as)).expect(201).data;
  return (await api.get(url.replace('https://fd.example', ''))).expect(200).data;
}

it('a customer sees by what his goods go on, without what they weigh', async () => {
  expect(await toldOf(await openJob({ legs }))).toMatchObject({ legs: toldLegs });
  expect(await toldOf(await openJob())).toMatchObject({ legs: [] });
});

it('a house goes on as its master does', async () => {
  const [master, house] = [await openJob({ legs }), await openJob()];
  const linked = { id: master.id, version: master.version, houses: [{ id: house.id, version: house.version }] };
  (await api.post('/jobcard/link-houses', linked, as)).expect(200);

  expect(await toldOf(house)).toMatchObject({ legs: toldLegs });
});
