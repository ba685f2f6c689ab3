import { type Carrier, consignmentNote, type Docket, noteCopies } from '@freightdesk/domestic-contract';
import { docketInput } from '@freightdesk/domestic-contract/testing';
import { textsOf } from '@freightdesk/shared-sheet';
import { pagesOfPdf, squeezed } from '@freightdesk/shared-sheet-pdf/testing';
import { startApi, type TestApi } from '@freightdesk/shared-testing-server';
import { keptChargeRow } from '@freightdesk/tax-contract/testing';
import { unzipSync } from 'fflate';
import { addBranch, addParty, neighbours } from '../neighbours.builder';
import { registerDomestic } from '../register-domestic';

let api: TestApi;
let docket: Docket;
let carrier: Carrier;

beforeAll(async () => {
  const others = neighbours();
  api = await startApi({ register: (kit) => registerDomestic(kit, others), now: '2026-11-21T06:00:00Z' });
  await api.startAnew();
  await addBranch(api.db, 'MUM', true);
  const billingPartyId = await addParty(api.db, 'Konkan Textiles');
  carrier = await others.readCompany(api.db);
  docket = (await api.post('/domestic/jobcard/add', docketInput({ billingPartyId }), { as: 'DOMESTIC' })).expect(
    201,
  ).data;
});
afterAll(() => api.close());

const asRead = (text: string) => squeezed(text).toLowerCase();
const note = (query = '', as: 'DOMESTIC' | 'MARKETING' = 'DOMESTIC') =>
  api.get(`/domestic/jobcard/${docket.id}/pdf${query}`, { as });

it('the consignment note says what the page shows, each copy on a page of its own', async () => {
  const pages = pagesOfPdf((await note()).expect(200).bytes);

  expect(pages).toHaveLength(noteCopies.length);
  for (const [index, copy] of noteCopies.entries()) {
    const said = asRead(pages[index] ?? '');
    expect(textsOf(consignmentNote(docket, carrier, copy)).filter((text) => !said.includes(asRead(text)))).toEqual([]);
  }
});

it.each([
  ['CONSIGNEE', 'consigneecopy'],
  ['ORIGINAL', 'consignorcopy'],
  ['TRIPLICATE', 'drivercopy'],
])('the copy %s is one page', async (copy, mark) => {
  const pages = pagesOfPdf((await note(`?copy=${copy}`)).expect(200).bytes);

  expect(pages).toHaveLength(1);
  expect(asRead(pages[0] ?? '')).toContain(mark);
});

it('a docket that is paid at delivery says what is to be paid, and another says nothing of it', () => {
  const charges = [keptChargeRow({ sellPaise: 120_000 }), keptChargeRow({ sellPaise: 5_000 })];
  const tableOf = (freightBasis: Docket['freightBasis']) =>
    consignmentNote({ ...docket, charges, freightBasis }, carrier, 'CONSIGNEE').tables.find(
      ({ name }) => name === 'Freight to pay',
    );

  expect(tableOf('TO_PAY')?.foot).toEqual(['Total', '1,250.00']);
  expect(tableOf('TBB')).toBeUndefined();
});

describe('the notes of several dockets', () => {
  const notes = (ids: readonly string[], query = '') =>
    api.get(`/domestic/jobcard/pdf?${ids.map((id) => `id=${id}`).join('&')}${query}`, { as: 'DOMESTIC' });
  let other: Docket;
  beforeAll(async () => {
    const consignee = { name: 'Malabar Stores', address: '3, MG Road', pincode: '682016' };
    const input = docketInput({ billingPartyId: docket.billingPartyId, consignee });
    other = (await api.post('/domestic/jobcard/add', input, { as: 'DOMESTIC' })).expect(201).data;
  });

  it('are one file in the order that was asked for, each docket once', async () => {
    const answer = (await notes([other.id, docket.id, other.id], '&copy=DRIVER')).expect(200);

    const pages = pagesOfPdf(answer.bytes).map(asRead);
    expect(answer.headers['content-disposition']).toContain('consignment-notes-2026-11-21.pdf');
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('malabarstores');
    expect(pages[1]).toContain('kaveritraders');
  });

  it('are a file each where that is asked for', async () => {
    const { headers, bytes } = (await notes([docket.id, other.id], '&bundle=zip')).expect(200);

    expect(headers['content-type']).toBe('application/zip');
    expect(Object.keys(unzipSync(bytes))).toHaveLength(2);
  });

  it('are refused whole where one of them is gone, or none is named', async () => {
    expect((await notes([docket.id, docket.branchId])).problem).toMatchObject({ status: 404 });
    expect((await notes([])).status).toBe(400);
  });
});

it('is for whoever may read the docket', async () => {
  expect((await note('', 'MARKETING')).status).toBe(403);
  expect((await note('?copy=FIFTH')).status).toBe(400);
});
