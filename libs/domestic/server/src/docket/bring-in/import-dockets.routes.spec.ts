import { docketImport } from '@freightdesk/domestic-contract';
import { startApi, type TestApi } from '@freightdesk/shared-testing-server';
import { addBranch, addParty, neighbours } from '../../neighbours.builder';
import { registerDomestic } from '../../register-domestic';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerDomestic(kit, neighbours()), now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  await addBranch(api.db, 'HO', true);
  await addParty(api.db, 'Konkan Textiles Pvt Ltd');
});

const sound: Record<string, string> = {
  ...{ 'Billing party': 'konkan textiles pvt ltd', Reference: 'DSP-1', Date: '20-11-2026', Mode: 'part truck load' },
  ...{ Consignor: 'Konkan Textiles', 'Consignor address': 'Plot 14, Bhiwandi', 'Consignor PIN code': '421302' },
  ...{ Consignee: 'Kaveri Traders', 'Consignee address': '8, Peenya', 'Consignee PIN code': '560058' },
  ...{ 'Consignee State code': '29', 'Said to contain': 'Cotton shirts', Packages: '12', 'Actual kg': '120.5' },
  ...{ 'Declared value': '45,000', Risk: "owner's risk", Freight: 'To be billed', 'GST payable by': 'Consignor' },
  ...{ 'Invoice number': 'INV-7', 'Invoice date': '20-11-2026', Value: '80000', 'E-way bill': '6920 0525 9141' },
  ...{ 'Generated at': '2026-11-20 11:30', 'Distance km': '450' },
};

const send = (
  call: 'preview' | 'commit',
  rows: readonly Record<string, string>[],
  as: 'DOMESTIC' | 'MARKETING' = 'DOMESTIC',
) => {
  const heads = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) => heads.map((head) => `"${row[head] ?? ''}"`).join(','));
  const form = new FormData();
  form.append('file', new Blob([[heads.join(','), ...lines].join('\n')]), 'dockets.csv');
  return api.post(`/import/dockets/${call}`, form, { as });
};
const faultsIn = async (rows: readonly Record<string, string>[]) =>
  (await send('preview', rows))
    .expect(200)
    .data.errors.map(({ row, column, code }: Record<string, unknown>) => [row, column, code]);

it('dockets of a file are drafts as the form leaves them, with the invoice and the e-way bill that travel with them', async () => {
  expect((await send('commit', [sound])).expect(200).data).toEqual({ imported: 1, known: 0 });

  const { body } = await api.get('/domestic/jobcard/list', { as: 'DOMESTIC' });
  expect(body.data).toEqual([
    expect.objectContaining({
      ...{ number: null, status: 'DRAFT', date: '2026-11-20', mode: 'PTL', reference: 'DSP-1', delivery: 'DOOR' },
      ...{ chargeableKg: '120.5', declaredValuePaise: 45_000_00, risk: 'OWNER', freightBasis: 'TBB' },
      billingParty: expect.objectContaining({ name: 'Konkan Textiles Pvt Ltd' }),
      consignee: expect.objectContaining({ name: 'Kaveri Traders', stateCode: '29', pincode: '560058' }),
      ewayBillValidUntil: '2026-11-23T18:29:00.000Z',
    }),
  ]);
});

it('those that are to be booked take their numbers in the order of their days, whatever the order of the rows', async () => {
  const rows = [
    { ...sound, Reference: 'LATER', Date: '20-11-2026', Book: 'Yes' },
    { ...sound, Reference: 'EARLIER', Date: '18-11-2026', Book: 'yes' },
    { ...sound, Reference: 'DRAFT', Date: '17-11-2026', Book: '' },
  ];

  expect((await send('commit', rows)).expect(200).data).toEqual({ imported: 3, known: 0 });

  const { body } = await api.get('/domestic/jobcard/list', { as: 'DOMESTIC' });
  const numbers = body.data.map(({ reference, number }: Record<string, unknown>) => [reference, number]);
  expect(new Map(numbers)).toEqual(
    new Map([
      ['LATER', 'HO/26-27/000002'],
      ['EARLIER', 'HO/26-27/000001'],
      ['DRAFT', null],
    ]),
  );
});

it('the same file twice adds nothing, and a further row of it alone is taken', async () => {
  await send('commit', [sound]);

  expect((await send('preview', [sound])).expect(200).data).toMatchObject({ total: 0, known: 1, errors: [] });
  expect((await send('commit', [sound])).expect(200).data).toEqual({ imported: 0, known: 1 });
  const longer = [
    { ...sound, Reference: ' dsp-1 ' },
    { ...sound, Reference: 'DSP-2' },
  ];
  expect((await send('commit', longer)).expect(200).data).toEqual({ imported: 1, known: 1 });

  expect((await api.get('/domestic/jobcard/list', { as: 'DOMESTIC' })).body.total).toBe(2);
});

it('two people with one file at once bring it in once', async () => {
  const answers = await Promise.all([send('commit', [sound]), send('commit', [sound])]);

  expect(answers.map(({ data }) => data.imported).toSorted()).toEqual([0, 1]);
});

it('a docket that was cancelled may be brought in anew', async () => {
  await send('commit', [sound]);
  const [{ id, version }] = (await api.get('/domestic/jobcard/list', { as: 'DOMESTIC' })).body.data;
  await api.post('/domestic/jobcard/move', { id, version, to: 'CANCELLED', reason: 'Typed twice' }, { as: 'DOMESTIC' });

  expect((await send('commit', [sound])).expect(200).data).toEqual({ imported: 1, known: 0 });
});

it('each fault is told at its row and column, and nothing of the file is taken', async () => {
  const rows = [
    sound,
    { ...sound, Reference: 'DSP-2', 'Consignor PIN code': '0', Risk: 'nobody', 'E-way bill': '12', Vehicle: '?' },
    { ...sound, Reference: 'DSP-3', Book: 'Yes', 'Consignee PIN code': '', 'Said to contain': '' },
  ];

  expect(await faultsIn(rows)).toEqual(
    expect.arrayContaining([
      [3, 'consignorPincode', expect.anything()],
      [3, 'risk', 'oneOf'],
      [3, 'ewayBillNumber', expect.anything()],
      [3, 'vehicleNumber', expect.anything()],
      [4, 'consigneePincode', 'required'],
      [4, 'description', 'required'],
    ]),
  );
  expect((await send('commit', rows)).problem).toMatchObject({ status: 422, code: 'rows_wrong' });
  expect((await api.get('/domestic/jobcard/list', { as: 'DOMESTIC' })).body.total).toBe(0);
});

it('a party that nobody knows, one of several, and a reference that stands twice in the file are told', async () => {
  await addParty(api.db, 'Twin');
  await addParty(api.db, 'Twin');
  const rows = [
    { ...sound, 'Billing party': 'Nobody' },
    { ...sound, 'Billing party': 'Twin' },
    sound,
    { ...sound, Reference: 'dsp-1' },
  ];

  expect(await faultsIn(rows)).toEqual([
    [2, 'billingParty', 'unknown_party'],
    [3, 'billingParty', 'unknown_party'],
    [5, 'reference', 'twice'],
  ]);
});

it('the sample can be brought in, but for its party', async () => {
  await addParty(api.db, 'Sample');
  const row = Object.values(docketImport.definition.columns).map(({ label, example }) => [label, example]);

  const sample = { ...Object.fromEntries(row), 'Billing party': 'Sample' };

  expect(await faultsIn([sample])).toEqual([]);
});

it('bringing dockets in is not for marketing', async () => {
  expect((await send('commit', [sound], 'MARKETING')).status).toBe(403);
});
