import { documentKey, type Gstr2bMatch, type PurchaseInvoice } from '@freightdesk/invoices-contract';
import { costLine, gstr2bJson } from '@freightdesk/invoices-contract/testing';
import { startApi, type TestAnswer, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { sql } from 'kysely';
import { BillDesk } from '../purchase-invoice/bill-desk.builder';
import { registerInvoices } from '../register-invoices';
import { gstins } from '../sale-invoice/invoice-books.builder';
import { portsOf } from '../sale-invoice/invoice-ports.builder';

let api: TestApi;
let desk: BillDesk<TestAnswer>;
let partyId: string;
let gstin: string;

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerInvoices(kit, portsOf()), now: '2026-11-20T06:00:00Z' });
  desk = new BillDesk(api, testActors.ACCOUNT);
});
afterAll(() => api.close());

beforeEach(async () => {
  await desk.startAnew();
  partyId = await desk.books.addParty({ tdsNature: null });
  ({ gstin } = await api.db
    .selectFrom('branch')
    .select((eb) => eb.ref('gstin').$notNull().as('gstin'))
    .executeTakeFirstOrThrow());
});

const bill = (supplierNumber: string, rate: string) =>
  desk.posted({
    ...{ partyId, supplierNumber, supplierDate: '2026-10-05', date: '2026-10-07' },
    lines: [costLine({ rate, gstRate: '18' })],
  });
const file = (json: unknown) => {
  const form = new FormData();
  form.append('file', new File([JSON.stringify(json)], 'GSTR2B.json', { type: 'application/json' }));
  return form;
};
const bringIn = (json: unknown) => api.post('/gst/gstr2b-import', file(json), { as: 'ACCOUNT' });
const told = (documents: Parameters<typeof gstr2bJson>[0], of: object = {}) =>
  gstr2bJson(
    documents.map((one) => ({ supplier: gstins.mumbai, ...one })),
    { gstin, ...of },
  );
const match = async (): Promise<Gstr2bMatch> =>
  (await api.get('/gst/gstr2b-match?period=102026', { as: 'ACCOUNT' })).expect(200).data;
const statesIn = ({ rows }: Gstr2bMatch) =>
  rows.map(({ state, bill: booked, portal }) => `${booked?.supplierNumber ?? portal?.number ?? ''} ${state}`).sort();

it('bills of a month stand beside what vendors told the portal; a file that is brought in again takes the place of the first', async () => {
  await bill('V/001', '10000');
  await bill('V/002', '5000');
  await bill('V/003', '700');
  expect((await match()).file).toBeNull();

  const first = [
    { number: 'V-001', date: '05-10-2026', taxable: 10_000 },
    { number: 'X-9', date: '06-10-2026', taxable: 1 },
  ];
  (await bringIn(told(first))).expect(201);
  expect(statesIn(await match())).toEqual([
    'V/001 MATCHED',
    'V/002 MISSING_IN_2B',
    'V/003 MISSING_IN_2B',
    'X-9 MISSING_IN_BOOKS',
  ]);

  const { data } = (
    await bringIn(told([...first.slice(0, 1), { number: 'V-002', date: '05-10-2026', taxable: 4_000 }]))
  ).expect(201);
  expect(data).toMatchObject({ gstin, period: '102026', documents: 2 });
  const found = await match();
  expect(statesIn(found)).toEqual(['V/001 MATCHED', 'V/002 MISMATCH', 'V/003 MISSING_IN_2B']);
  expect(found.totals).toEqual([
    { state: 'MATCHED', documents: 1, taxPaise: 1_800_00 },
    { state: 'MISMATCH', documents: 1, taxPaise: 900_00 },
    { state: 'MISSING_IN_2B', documents: 1, taxPaise: 126_00 },
    { state: 'MISSING_IN_BOOKS', documents: 0, taxPaise: 0 },
  ]);
});

it('the match can be taken along, one state alone too, our figures beside those of the portal', async () => {
  await bill('V/001', '10000');
  (await bringIn(told([{ number: 'X-9', date: '06-10-2026', taxable: 1_000 }]))).expect(201);
  const linesOf = async (query = '') => {
    const path = `/gst/gstr2b-match?period=102026&format=csv${query}`;
    const { bytes, headers } = (await api.get(path, { as: 'ACCOUNT' })).expect(200);
    expect(headers['content-disposition']).toContain('2026-10-01-2026-10-31.csv');
    return bytes.toString().trim().split('\r\n');
  };

  const [heads, ...lines] = await linesOf();
  expect(heads).toContain("Status,Vendor,Vendor's GSTIN,Kind,Vendor's number,Date,Our number,Taxable in our books");
  expect(lines.toSorted()).toEqual([
    expect.stringMatching(/^Not in GSTR-2B,.*,Invoice,V\/001,2026-10-05,[^,]+,10000\.00,1800\.00,,,$/),
    expect.stringMatching(/^Not in our books,.*,Invoice,X-9,2026-10-06,,,,1000\.00,180\.00,Yes$/),
  ]);
  expect(await linesOf('&state=MISSING_IN_2B')).toHaveLength(2);
});

it('a bill and the list of bills say what the match says of it, and that its file is not there yet', async () => {
  const ofList = async (query = '') => {
    const { body } = (await api.get(`/purchase-invoice/list?sort=date,number${query}`, { as: 'ACCOUNT' })).expect(200);
    return body.data.map(
      ({ supplierNumber, gstr2bState }: PurchaseInvoice) => `${supplierNumber} ${gstr2bState ?? 'null'}`,
    );
  };
  const { id } = await bill('V/001', '10000');
  await bill('V/002', '5000');
  await bill('V/003', '700');
  // Another spelling of a number that is there already.
  await bill('V-001', '10000');
  await desk.posted({
    partyId,
    supplierNumber: 'V/004',
    date: '2026-10-07',
    supplierDate: '2026-10-05',
    reverseCharge: true,
    lines: [costLine()],
  });
  const before = ['V/001 NO_FILE', 'V/002 NO_FILE', 'V/003 NO_FILE', 'V-001 NO_FILE', 'V/004 null'];
  expect(await ofList()).toEqual(before);

  const documents = [
    { number: 'V-1', date: '05-10-2026', taxable: 9_999 },
    { number: 'V001', date: '05-10-2026', taxable: 10_000.5 },
    { number: 'V002', date: '05-10-2026', taxable: 4_000 },
    { number: 'V003', date: '05-10-2026', taxable: 700 },
  ];
  (await bringIn(told(documents))).expect(201);

  const { rows } = await match();
  const ofMatch = rows.flatMap(({ bill: booked, state }) => (booked ? [`${booked.supplierNumber} ${state}`] : []));
  expect((await ofList()).slice(0, 4)).toEqual(ofMatch);
  expect(ofMatch).toEqual(['V/001 MATCHED', 'V/002 MISMATCH', 'V/003 MATCHED', 'V-001 MISSING_IN_2B']);
  expect(await ofList('&gstr2bState=MISMATCH&gstr2bState=MISSING_IN_2B')).toEqual([
    'V/002 MISMATCH',
    'V-001 MISSING_IN_2B',
  ]);
  const { data } = (await api.get(`/purchase-invoice/get?id=${id}`, { as: 'ACCOUNT' })).expect(200);
  expect(data.gstr2bState).toBe('MATCHED');
});

it('two who bring in one month at the same moment leave one file', async () => {
  const answers = await Promise.all(
    [1, 2, 3].map((taxable) => bringIn(told([{ number: 'V-1', date: '05-10-2026', taxable }]))),
  );

  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect((await match()).rows).toHaveLength(1);
});

const inOrder = { number: 'V-1', date: '05-10-2026', taxable: 1 };

it.each([
  ['that is none', () => ({ some: 'json' }), 'not_gstr2b', 'Download it there again'],
  [
    'of another’s GSTIN',
    () => told([], { gstin: '29AAPFU0939F1ZR' }),
    'of_another_gstin',
    'of 29AAPFU0939F1ZR, which is none',
  ],
  [
    'with a row of no GSTIN',
    () => told([inOrder, { ...inOrder, supplier: '27AAPFU09' }]),
    'unread_rows',
    'Row 2 of b2b: “27AAPFU09” is no GSTIN (number V-1).',
  ],
  [
    'with a row without a number',
    () => told([{ ...inOrder, number: '' }]),
    'unread_rows',
    `Row 1 of b2b: the document of ${gstins.mumbai} has no number.`,
  ],
  ['with a day that is none', () => told([{ ...inOrder, date: '31-02-2026' }]), 'unread_rows', 'is “31-02-2026”'],
])('a file %s is refused at its field, which names it', async (_what, json, code, words) => {
  const { problem } = await bringIn(json());

  expect(problem).toMatchObject({ status: 422, code, errors: [{ field: 'file' }] });
  expect(problem?.message).toContain(words);
  expect((await match()).file).toBeNull();
});

it('a file of another month than the one that is asked for names both', async () => {
  const form = file(told([inOrder]));
  form.append('period', '112026');

  expect((await api.post('/gst/gstr2b-import', form, { as: 'ACCOUNT' })).problem).toMatchObject({
    code: 'of_another_month',
    message: 'This file is of 10-2026, not of 11-2026.',
  });
});

it('the store knows a number as the contract does', async () => {
  const numbers = ['VCL/2026/118', ' vcl-2026-118 ', '00042', 'A/0042', 'ＡＢ１２', 'é-7'];
  const { rows } = await sql<{ key: string }>`
    select document_key(number) as key from unnest(${numbers}::text[]) with ordinality as given (number, place) order by place`.execute(
    api.db,
  );

  expect(rows.map(({ key }) => key)).toEqual(numbers.map(documentKey));
});
