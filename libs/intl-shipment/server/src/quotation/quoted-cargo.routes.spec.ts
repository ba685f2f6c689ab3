import type { AddQuotationInput, Quotation } from '@freightdesk/intl-shipment-contract';
import { leadInput, quotationInput } from '@freightdesk/intl-shipment-contract/testing';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { chargeLine } from '@freightdesk/tax-contract/testing';
import { addParty, neighbours } from '../neighbours.builder';
import { registerIntlShipment } from '../register-intl-shipment';

let api: TestApi;
let chargeHeadId: string;
let partyId: string;

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerIntlShipment(kit, neighbours()), now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  const head = api.db.selectFrom('chargeHead').select('id').where('code', '=', 'OFT');
  ({ id: chargeHeadId } = await head.executeTakeFirstOrThrow());
  partyId = await addParty(api.db, { name: 'Konkan Traders', by: testActors.ADMIN.userId });
});

const cargo = {
  containers: [{ quantity: 2, sizeType: '45G1' as const }],
  packages: 40,
  grossKg: '24000',
  cbm: '130.5',
};

async function add(changes: Partial<AddQuotationInput>): Promise<Quotation> {
  const input = quotationInput({ partyId, charges: [chargeLine({ chargeHeadId, sellRate: '10000' })], ...changes });
  return (await api.post('/quotation/add', input, { as: 'MARKETING' })).expect(201).data;
}
const done = async (act: string, { id, version }: Quotation, said: object = {}) =>
  (await api.post(`/quotation/${act}`, { id, version, ...said }, { as: 'MARKETING' })).expect(200).data;

describe('a quotation', () => {
  it('is for as much as its lead asks, for something else where it says so, and says it again when it is revised', async () => {
    const lead = (await api.post('/lead/add', leadInput(cargo), { as: 'MARKETING' })).expect(201).data;
    const ofLead = { leadId: lead.id, partyId: undefined };
    const one = { ...cargo, containers: [{ quantity: 1, sizeType: '22G1' as const }], packages: 12 };

    const asked = await add(ofLead);
    const other = await add({ ...ofLead, containers: one.containers, packages: 12 });

    expect(asked).toMatchObject(cargo);
    expect(other).toMatchObject(one);
    expect(await done('revise', await done('send', asked))).toMatchObject(cargo);
  });

  it('of a customer alone keeps its own goods, and the job knows them', async () => {
    const quotation = await add(cargo);
    expect(quotation).toMatchObject(cargo);
    const cleared = await done('update', quotation, { containers: [], cbm: null });
    expect(cleared).toMatchObject({ containers: [], packages: 40, grossKg: '24000', cbm: null });

    const { jobcardId } = await done('accept', await done('send', cleared), { acceptedBy: 'Meera Nair' });
    const job = (await api.get(`/jobcard/get?id=${jobcardId}`, { as: 'ADMIN' })).expect(200).data;
    expect(job.notes).toContain('As quoted: 40 packages, 24000 kg gross.');
  });
});
