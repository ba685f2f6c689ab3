import { type Carrier, consignmentNote, type Docket, noteCopies } from '@freightdesk/domestic-contract';
import { docketInput } from '@freightdesk/domestic-contract/testing';
import { textsOf } from '@freightdesk/shared-sheet';
import { pagesOfPdf, squeezed } from '@freightdesk/shared-sheet-pdf/testing';
import { startApi, type TestApi } from '@freightdesk/shared-testing-server';
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

it('is for whoever may read the docket', async () => {
  expect((await note('', 'MARKETING')).status).toBe(403);
  expect((await note('?copy=FIFTH')).status).toBe(400);
});
