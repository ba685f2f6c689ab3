import type { RateSheet } from '@freightdesk/intl-shipment-contract';
import { newId } from '@freightdesk/shared-database';
import { startApi, type TestApi } from '@freightdesk/shared-testing-server';
import { addParty } from '../neighbours.builder';
import { registerRateSheets } from './rate-sheet.routes';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ register: registerRateSheets, now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  await addParty(api.db, { name: 'Konkan Shipping Agencies', by: newId() });
});

const heads =
  'Vendor,Tariff number,Mode,Origin,Destination,Valid from,Valid until,Transit days,Charge,Basis,Container type,From kg,Currency,Buy rate,Minimum';
const send = (call: 'preview' | 'commit', rows: readonly string[], as: 'MARKETING' | 'ACCOUNT' = 'MARKETING') => {
  const form = new FormData();
  form.append('file', new Blob([[heads, ...rows].join('\n')]), 'tariff.csv');
  return api.post(`/import/rate-sheets/${call}`, form, { as });
};
const lane = 'konkan  shipping agencies,KSA-Q4,sea fcl,in nsa,AEJEA,01-11-2026,31-12-2026,5';
const rows = [
  `${lane},OFT,,20GP,,usd,"1,450",`,
  `${lane},Ocean freight,,40HC,,USD,2100,`,
  `${lane},Bill of lading fee,Per bill of lading,,,,3500,`,
  'Konkan Shipping Agencies,,Air,INBOM,DEFRA,2026-11-01,2026-11-30,2,Air freight,,,,INR,142.50,4500',
  'Konkan Shipping Agencies,,Air,INBOM,DEFRA,2026-11-01,2026-11-30,2,Air freight,,,100,INR,128,',
];
const listed = async (): Promise<RateSheet[]> =>
  (await api.get('/rate-sheet/list?sort=transitDays', { as: 'MARKETING' })).expect(200).body.data;

it('rows of one vendor, lane and first day are one rate sheet, however they are spelled', async () => {
  expect((await send('commit', rows)).expect(200).data).toEqual({ imported: 5 });

  expect(await listed()).toEqual([
    expect.objectContaining({
      ...{ mode: 'AIR', reference: null, transitDays: 2 },
      lines: [
        expect.objectContaining({ basis: 'PER_KG_CHARGEABLE', fromKg: null, rate: '142.50', minimum: '4500' }),
        expect.objectContaining({ basis: 'PER_KG_CHARGEABLE', fromKg: '100', rate: '128', minimum: null }),
      ],
    }),
    expect.objectContaining({
      ...{ mode: 'SEA_FCL', originLocode: 'INNSA', reference: 'KSA-Q4', validUntil: '2026-12-31' },
      lines: [
        expect.objectContaining({ basis: 'PER_CONTAINER', containerType: '22G1', currency: 'USD', rate: '1450' }),
        expect.objectContaining({ basis: 'PER_CONTAINER', containerType: '45G1', currency: 'USD', rate: '2100' }),
        expect.objectContaining({ basis: 'PER_BL', containerType: null, currency: 'INR', rate: '3500' }),
      ],
    }),
  ]);
});

it('the same file a second time adds nothing', async () => {
  (await send('commit', rows)).expect(200);
  const before = await listed();

  (await send('commit', rows)).expect(200);

  expect(await listed()).toEqual(before);
});

it('a preview says what a commit will say, and writes nothing', async () => {
  expect((await send('preview', rows)).expect(200).data).toMatchObject({ total: 5, errors: [] });

  expect(await listed()).toEqual([]);
});

it.each([
  ['a vendor whom nobody knows', `Nobody${lane.slice(lane.indexOf(','))},OFT,,20GP,,USD,1,`, 'vendor', 'unknown'],
  ['a charge that is no head', `${lane},Moon freight,,,,USD,1,`, 'charge', 'unknown'],
  ['a container that is none', `${lane},OFT,,60GP,,USD,1,`, 'containerType', 'oneOf'],
  ['a comma before decimals', `${lane},OFT,,20GP,,USD,"850,50",`, 'rate', 'matches'],
  ['points between thousands', `${lane},OFT,,20GP,,USD,"1.250,50",`, 'rate', 'matches'],
  ['a rate below zero', `${lane},OFT,,20GP,,USD,-950,`, 'rate', 'matches'],
  ['a port of no country', `${lane.replace('AEJEA', 'QQJEA')},OFT,,20GP,,USD,1,`, 'destination', 'locode'],
  ['a port in words', `${lane.replace('AEJEA', 'Atlantis')},OFT,,20GP,,USD,1,`, 'destination', 'locode'],
  ['a rate in words', `${lane},OFT,,20GP,,USD,ask us,`, 'rate', 'matches'],
  ['a currency that is none', `${lane},OFT,,20GP,,USX,1,`, 'currency', 'oneOf'],
  ['another price of the same', `${lane},OFT,,20GP,,USD,1500,`, 'rate', 'other_price'],
  [
    'another last day of the same sheet',
    `${lane.replace('31-12-2026', '30-12-2026')},THC,,20GP,,INR,1,`,
    'validUntil',
    'other_end',
  ],
])('%s is told at its row and column, and nothing of the file is taken', async (_what, wrong, column, code) => {
  const { errors } = (await send('preview', [...rows, wrong])).expect(200).data;

  expect(errors).toEqual([expect.objectContaining({ row: 7, column, code })]);
  expect((await send('commit', [...rows, wrong])).problem).toMatchObject({ status: 422, code: 'rows_wrong' });
  expect(await listed()).toEqual([]);
});

it('what is no choice is told with those that are, some of them where there are many', async () => {
  const wrong = [
    `${lane.replace('sea fcl', 'SEEA')},OFT,,20GP,,USD,1,`,
    `${lane},OFT,Per box,20GP,,USD,1,`,
    `${lane},OFT,,60GP,,USD,1,`,
  ];

  const { errors } = (await send('preview', wrong)).expect(200).data;

  expect(errors).toMatchObject([
    { row: 2, column: 'mode', message: 'Write one of these: Air, Sea FCL, Sea LCL, Road, Rail, Multimodal' },
    { row: 3, column: 'basis', message: expect.stringMatching(/^Write one of these: Per shipment, /) },
    { row: 4, column: 'containerType', message: expect.stringMatching(/20ft GP.*40ft flat rack, \.\.\.$/) },
  ]);
});

it('all wrong rows are told at once', async () => {
  const wrong = [`Nobody${lane.slice(lane.indexOf(','))},OFT,,20GP,,USD,1,`, `${lane},OFT,,20GP,,USD,ask us,`];

  const { errors } = (await send('preview', [...wrong, ...rows])).expect(200).data;

  expect(errors).toMatchObject([
    { row: 2, column: 'vendor' },
    { row: 3, column: 'rate' },
  ]);
});

it('bringing rates in is not for accounts', async () => {
  expect((await send('commit', rows, 'ACCOUNT')).status).toBe(403);
});

it('what cannot be read in one row is told together with what is wrong in others', async () => {
  const wrong = [
    'Konkan Shipping Agencies,,Sea FCL,INNSA,AEJEA,31-02-2026,2026-12-31,,OFT,,40HC,,USD,950,',
    rows[0] ?? '',
    'Nobody Lines,,Sea FCL,INNSA,AEJEA,2026-11-01,2026-12-31,,OFT,,40HC,,USD,950,',
  ];

  const { data } = (await send('preview', wrong)).expect(200);

  expect(data).toMatchObject({ total: 3 });
  expect(data.errors).toEqual([
    expect.objectContaining({ row: 2, column: 'validFrom', code: 'date' }),
    expect.objectContaining({ row: 4, column: 'vendor', code: 'unknown' }),
  ]);
  (await send('commit', wrong)).expect(422);
  expect(await listed()).toEqual([]);
});
