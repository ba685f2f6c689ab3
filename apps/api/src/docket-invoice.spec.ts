import { docketInput } from '@freightdesk/domestic-contract/testing';
import { saleInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { foundCompany, registerAll } from './whole-api.builder';

let api: TestApi;
let partyId: string;
let docket: { id: string; number: string };

beforeAll(async () => {
  api = await startApi({ register: registerAll, now: '2026-11-21T06:00:00Z' });
  await foundCompany(api.db, { now: api.clock.now(), userId: testActors.ADMIN.userId });
  const party = { name: 'Kaveri Traders', roles: ['CUSTOMER'], stateCode: '29' };
  partyId = (await api.as('ACCOUNT').post('/party/add', party)).expect(201).data.id;
  const input = docketInput({ billingPartyId: partyId, vehicleNumber: 'MH04AB1234' });
  const { id, version } = (await api.as('DOMESTIC').post('/domestic/jobcard/add', input)).expect(201).data;
  docket = (await api.as('DOMESTIC').post('/domestic/jobcard/move', { id, version, to: 'BOOKED' })).expect(200).data;
});
afterAll(() => api.close());

const get = async (path: string) => (await api.as('ACCOUNT').get(path)).expect(200).body;
const [line] = saleInvoiceInput({}).lines;
const carriage = { ...line, sac: '996791', gstRate: '5' };

it('a docket is found for its invoice by number, names or vehicle, and of its customer alone', async () => {
  const path = '/sale-invoice/billable-dockets';
  const [byVehicle, byNumber, ofAnother] = await Promise.all([
    get(`${path}?q=mh04ab&partyId=${partyId}`),
    get(`${path}?q=${docket.number}`),
    get(`${path}?partyId=${docket.id}`),
  ]);

  const found = { id: docket.id, number: docket.number, customer: { name: 'Kaveri Traders' }, vehicle: 'MH04AB1234' };
  expect(byVehicle.data).toMatchObject([found]);
  expect(byNumber.data).toMatchObject([found]);
  expect(ofAnother.data).toEqual([]);
});

it('carriage of who is not registered is taxed where its consignor hands the goods over, and the paper has the note', async () => {
  const lines = [{ ...carriage, docketId: docket.id }];
  const input = { ...saleInvoiceInput({ partyId, date: '2026-11-20' }), lines, reverseCharge: true, issue: true };

  const { data } = (await api.as('ACCOUNT').post('/sale-invoice/add', input)).expect(201);

  expect(data).toMatchObject({ placeOfSupply: { stateCode: '27' }, supply: 'INTER' });
  expect(data.lines).toMatchObject([{ docketId: docket.id, docketNumber: docket.number }]);
  const { data: along } = await get(`/sale-invoice/printed-along?id=${data.id}`);
  expect(along.dockets).toMatchObject([
    { number: docket.number, vehicle: 'MH04AB1234', packages: '12', grossKg: '120.5', gstPayableBy: 'CONSIGNOR' },
  ]);
});

describe('by the GTA option of its date', () => {
  beforeAll(async () => {
    const option = { from: '2026-11-21', option: 'FORWARD_WITH_CREDIT', source: 'Annexure V' };
    (await api.as('ADMIN').post('/gta-option/add', option)).expect(201);
  });
  const billed = (date: string, changes: object) => {
    const lines = [{ ...carriage, docketId: docket.id, ...changes }];
    return api.as('ACCOUNT').post('/sale-invoice/add', { ...saleInvoiceInput({ partyId, date }), lines });
  };

  it('the freight of a docket at another rate is refused at its rate', async () => {
    const { problem } = await billed('2026-11-21', { gstRate: '5' });

    expect(problem).toMatchObject({
      status: 422,
      errors: [{ field: 'lines.0.gstRate', code: 'rate_not_by_gta_option', message: expect.stringContaining('18%') }],
    });
  });

  it.each([
    ['at the rate of the option', '2026-11-21', { gstRate: '18' }],
    ['of a day before the option', '2026-11-20', { gstRate: '5' }],
    ['that is exempt', '2026-11-21', { gstRate: '0', taxability: 'EXEMPT' }],
    ['of a job, which has no consignment note', '2026-11-21', { docketId: undefined }],
  ])('freight %s is taken', async (_what, date, changes) => {
    expect((await billed(date, changes)).status).toBe(201);
  });
});
