import { docketInput } from '@freightdesk/domestic-contract/testing';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi } from '@freightdesk/shared-testing-server';
import { addBranch, addParty, neighbours } from '../neighbours.builder';
import { registerDomestic } from '../register-domestic';
import { domesticInvariants } from '../verify/domestic-invariants';

let api: TestApi;
let chargeHeadId: string;

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerDomestic(kit, neighbours()), now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  await addBranch(api.db, 'HO', true);
  const head = api.db.selectFrom('chargeHead').select('id').where('code', '=', 'GTC');
  chargeHeadId = (await head.executeTakeFirstOrThrow()).id;
});
afterEach(async () => {
  expect(await brokenIn(api.db, domesticInvariants)).toEqual([]);
});

const post = (path: string, body: object) => api.post(`/domestic/jobcard/${path}`, body, { as: 'DOMESTIC' });
const perKg = () => ({
  chargeHeadId,
  basis: 'PER_KG_CHARGEABLE',
  quantity: '120.5',
  sellRate: '18.50',
  minimum: '3500',
});
const payers = () => api.db.selectFrom('charge').select('payerId').execute();

describe('the charges of a docket', () => {
  it('are answered with what they come to, their minimum at least', async () => {
    const billingPartyId = await addParty(api.db, 'Konkan Textiles Pvt Ltd');
    const { data } = (await post('add', { ...docketInput({ billingPartyId }), charges: [perKg()] })).expect(201);

    expect(data.charges).toMatchObject([
      { sellMinor: 3_500_00, sellPaise: 3_500_00, buyMinor: null, status: 'PLANNED' },
    ]);
  });

  it('are billed to whoever the docket is billed to, once that is known', async () => {
    const { billingPartyId: _unknown, ...goods } = docketInput({ billingPartyId: undefined });
    const { data } = (await post('add', { ...goods, charges: [perKg()] })).expect(201);
    expect(await payers()).toEqual([{ payerId: null }]);

    const billingPartyId = await addParty(api.db, 'Konkan Textiles Pvt Ltd');
    (await post('update', { id: data.id, version: data.version, billingPartyId })).expect(200);
    expect(await payers()).toEqual([{ payerId: billingPartyId }]);
  });

  it('go with the draft that is deleted', async () => {
    const billingPartyId = await addParty(api.db, 'Konkan Textiles Pvt Ltd');
    const { data } = (await post('add', { ...docketInput({ billingPartyId }), charges: [perKg()] })).expect(201);
    (await post('delete', { id: data.id, version: data.version })).expect(200);

    expect(await payers()).toEqual([]);
  });
});
