import type { Jobcard, Shipment } from '@freightdesk/intl-shipment-contract';
import { jobcardInput } from '@freightdesk/intl-shipment-contract/testing';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { addParty, neighbours } from '../neighbours.builder';
import { registerIntlShipment } from '../register-intl-shipment';
import { intlShipmentInvariants } from '../verify/intl-shipment-invariants';

let api: TestApi;
const as = { as: 'INTERNATIONAL' } as const;

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerIntlShipment(kit, neighbours()), now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(() => api.startAnew());
afterEach(async () => {
  expect(await brokenIn(api.db, intlShipmentInvariants)).toEqual([]);
});

async function openImport(): Promise<string> {
  const customerId = await addParty(api.db, { name: 'Coastal Spices', by: testActors.ADMIN.userId });
  const containers = [{ containerNumber: 'CSQU3054383', sizeType: '22G1' as const }];
  const input = jobcardInput({ customerId, direction: 'IMPORT', mblNumber: 'MAEU123', containers });
  const { id, version }: Jobcard = (await api.post('/jobcard/add', input, as)).expect(201).data;
  const { shipments }: Jobcard = (await api.post('/jobcard/move', { id, version, to: 'OPEN' }, as)).expect(200).data;
  return shipments[0]?.id ?? '';
}
const get = async (id: string): Promise<Shipment> => (await api.get(`/shipment/get?id=${id}`, as)).expect(200).data;

function sent(what: 'preview' | 'commit', content: string) {
  const form = new FormData();
  form.append('file', new Blob([content]), 'events.csv');
  return api.post(`/import/carrier-events/${what}`, form, as);
}

const rows = [
  'reference,code,at,classifier,location',
  'MAEU123,DEPA,2026-11-10T06:00:00Z,ACT,AEJEA',
  'MAEU123,ARRI,2026-12-02T06:00:00Z,EST,INNSA',
  'csqu 3054383,ARRI,2026-11-19T06:00:00Z,ACT,INNSA',
  'CSQU3054383,DISC,2026-11-20T06:00:00Z,ACT,INNSA',
  'CSQU3054383,CUSS,2026-11-20T08:00:00Z,ACT,INNSA',
].join('\n');

it('a file moves, estimates and warns; the preview writes nothing, and the same file twice adds nothing', async () => {
  const id = await openImport();
  expect((await sent('preview', rows)).expect(200).data).toMatchObject({ total: 5, known: 0, errors: [] });
  expect((await get(id)).events).toHaveLength(1);

  expect((await sent('commit', rows)).expect(200).data).toEqual({ imported: 5, known: 0 });
  const once = await get(id);
  expect(once).toMatchObject({
    status: 'DISCHARGED',
    location: 'INNSA',
    // It is there: what is expected of it is no news.
    eta: null,
    exceptions: ['CUSTOMS_HOLD'],
  });
  expect(once.events.slice(1).map(({ to, milestone, source }) => [milestone ?? to, source])).toEqual([
    ['DEPARTED', 'import'],
    ['ARRIVED', 'import'],
    ['DISCHARGED', 'import'],
    ['ARRIVED', 'import'],
  ]);
  // Free days begin with the discharge.
  const { data: job } = await api.get(`/jobcard/get?id=${once.jobcardId}`, as);
  expect(job.containers).toMatchObject([{ dischargedOn: '2026-11-20' }]);

  expect((await sent('preview', rows)).expect(200).data).toMatchObject({ total: 0, known: 5 });
  expect((await sent('commit', rows)).expect(200).data).toEqual({ imported: 0, known: 5 });
  expect((await get(id)).events).toEqual(once.events);
});

it('never overwrites what a person recorded', async () => {
  const id = await openImport();
  const { version } = await get(id);
  const step = { id, version, status: 'DEPARTED', at: '2026-11-11T06:00:00Z' };
  (await api.post('/shipment/update-current-status', step, as)).expect(200);

  const departure = rows.split('\n').slice(0, 2).join('\n');
  expect((await sent('commit', departure)).expect(200).data).toEqual({ imported: 0, known: 1 });
  expect((await get(id)).events.map(({ to, eventAt }) => [to, eventAt]).at(-1)).toEqual([
    'DEPARTED',
    '2026-11-11T06:00:00.000Z',
  ]);
});

it('what is expected is the last word of the file, a plan gives way to it, and nothing is expected that was', async () => {
  const id = await openImport();
  const expected = [
    'reference,code,at,classifier',
    'MAEU123,ARRI,05-12-2026 09:30,EST',
    'MAEU123,ARRI,03-Dec-2026,EST',
    'MAEU123,ARRI,09-12-2026,PLN',
  ];
  (await sent('commit', expected.join('\n'))).expect(200);
  expect(await get(id)).toMatchObject({ eta: '2026-12-03' });

  const was = ['MAEU123,DEPA,10-11-2026,ACT', 'MAEU123,ARRI,20-11-2026,ACT', 'MAEU123,ARRI,08-12-2026,EST'];
  (await sent('commit', ['reference,code,at,classifier', ...was].join('\n'))).expect(200);
  expect(await get(id)).toMatchObject({ status: 'ARRIVED', eta: '2026-12-03' });
});

it('hundreds of words are written down together, in their order; more than a history takes are refused at their row', async () => {
  const id = await openImport();
  const words = Array.from({ length: 900 }, (_, minute) => {
    const at = new Date(Date.parse('2026-12-05T06:00:00Z') + minute * 60_000).toISOString();
    return `MAEU123,ARRI,${at},EST`;
  });
  const acts = ['MAEU123,DEPA,10-11-2026,ACT', 'MAEU123,DEPA,11-11-2026,ACT', 'MAEU123,ARRI,20-11-2026,ACT'];
  const fileOf = (count: number) => ['reference,code,at,classifier', ...acts, ...words.slice(0, count)].join('\n');

  const { errors } = (await sent('preview', fileOf(900))).expect(200).data;
  expect(errors).toMatchObject([{ row: 501, column: 'reference', code: 'too_many' }]);

  expect((await sent('commit', fileOf(496))).expect(200).data).toEqual({ imported: 499, known: 0 });

  const { status, events } = await get(id);
  expect(status).toBe('ARRIVED');
  expect(events.slice(1, 5).map(({ to, milestone, classifier }) => [to, milestone, classifier])).toEqual([
    ['DEPARTED', null, 'ACT'],
    ['DEPARTED', 'DEPARTED', 'ACT'],
    ['ARRIVED', null, 'ACT'],
    ['ARRIVED', 'ARRIVED', 'EST'],
  ]);
  expect(events).toHaveLength(500);
});

it('an arrival of years before the departure is told at its row, and nothing of the file is written', async () => {
  const id = await openImport();
  const file = `${rows.split('\n').slice(0, 2).join('\n')}\nMAEU123,ARRI,2020-11-19T06:00:00Z,ACT,INNSA`;
  (await sent('commit', rows.split('\n').slice(0, 2).join('\n'))).expect(200);

  const { data } = (await sent('preview', file)).expect(200);
  expect(data.errors).toMatchObject([{ row: 3, column: 'at', code: 'event_time' }]);
  (await sent('commit', file)).expect(422);
  expect((await get(id)).events).toHaveLength(2);
});

it('takes the JSON of DCSA, and tells what is wrong at its row', async () => {
  const id = await openImport();
  const event = {
    ...{ eventType: 'TRANSPORT', transportEventTypeCode: 'DEPA', eventClassifierCode: 'ACT' },
    ...{ eventDateTime: '2026-11-10T06:00:00Z', documentReferences: [{ documentReferenceValue: 'MAEU123' }] },
  };
  (await sent('commit', JSON.stringify([event]))).expect(200);
  expect(await get(id)).toMatchObject({ status: 'DEPARTED' });

  const wrong = [
    { ...event, transportEventTypeCode: 'XXXX' },
    { ...event, documentReferences: [{ documentReferenceValue: 'NONE' }] },
  ];
  const { data } = (await sent('preview', JSON.stringify(wrong))).expect(200);
  expect(data.errors).toMatchObject([
    { row: 2, column: 'code' },
    { row: 3, column: 'reference' },
  ]);
});

it('names the codes that may stand where one is not known', async () => {
  const file = ['reference,code,at,classifier', 'MAEU123,DISCH,2026-11-10,ACT', 'MAEU123,DEPA,2026-11-10,REAL'];

  const { data } = (await sent('preview', file.join('\n'))).expect(200);

  expect(data.errors).toMatchObject([
    { row: 2, column: 'code', message: 'Write one of these: DISC, ...' },
    { row: 3, column: 'classifier', message: 'Write one of these: PLN, EST, ACT' },
  ]);
});
