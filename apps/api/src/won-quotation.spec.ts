import { leadInput, quotationInput } from '@freightdesk/intl-shipment-contract/testing';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { foundCompany, registerAll } from './whole-api.builder';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ register: registerAll, now: '2026-11-21T06:00:00Z' });
  await foundCompany(api.db, { now: api.clock.now(), userId: testActors.ADMIN.userId });
});
afterAll(() => api.close());

const post = (path: string, body: object) => api.post(path, body, { as: 'MARKETING' });
const get = async (path: string) => (await api.get(path, { as: 'ADMIN' })).expect(200);

/** A lead of domestic carriage that was quoted, and its customer's yes. */
async function won() {
  const [head] = (await get('/charge-head/list?pageSize=1')).body.data;
  const charge = { chargeHeadId: head.id, basis: 'PER_SHIPMENT', quantity: '1', buyRate: '800', sellRate: '1000' };
  const lead = (await post('/lead/add', leadInput({ direction: 'DOMESTIC', service: 'ROAD' }))).expect(201).data;
  const { incoterm: _incoterm, ...way } = quotationInput({ direction: 'DOMESTIC', mode: 'ROAD' });
  const draft = (await post('/quotation/add', { ...way, leadId: lead.id, charges: [charge] })).expect(201).data;
  const seen = { id: draft.id, version: draft.version };
  const sent = (await post('/quotation/send', seen)).expect(200).data;
  const acceptance = { id: sent.id, version: sent.version, acceptedBy: 'Meera Nair' };
  return (await post('/quotation/accept', acceptance)).expect(200).data;
}

it('what is quoted within India becomes a docket of its customer, which stays while it is referred to', async () => {
  const { docketId, partyId } = await won();

  const docket = (await get(`/domestic/jobcard/get?id=${docketId}`)).data;
  expect(docket).toMatchObject({
    ...{ status: 'DRAFT', mode: 'SURFACE', number: null },
    ...{ billingPartyId: partyId, description: 'Cardamom in cartons' },
  });
  const seen = { id: docket.id, version: docket.version };
  const { problem } = await api.post('/domestic/jobcard/delete', seen, { as: 'DOMESTIC' });
  expect(problem).toMatchObject({ status: 409, code: 'in_use' });
});

it('is found by its number, however that is spelled', async () => {
  const { number } = await won();

  const { data } = (await api.get(`/search?q=${number.replaceAll('/', '')}`, { as: 'MARKETING' })).expect(200);
  expect(data.hits[0]).toMatchObject({ record: 'quotation', title: 'Coastal Spices Exports' });
});
