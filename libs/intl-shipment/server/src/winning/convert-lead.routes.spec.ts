import type { AddLeadInput, Jobcard, Lead, Quotation } from '@freightdesk/intl-shipment-contract';
import { leadInput, quotationInput } from '@freightdesk/intl-shipment-contract/testing';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { chargeLine } from '@freightdesk/tax-contract/testing';
import { addParty, neighbours } from '../neighbours.builder';
import { registerIntlShipment } from '../register-intl-shipment';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerIntlShipment(kit, neighbours()), now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(() => api.startAnew());

const withoutQuotationReason = 'The rate was agreed by telephone';
const add = async (changes: Partial<AddLeadInput> = {}): Promise<Lead> =>
  (await api.post('/lead/add', leadInput(changes), { as: 'MARKETING' })).expect(201).data;
const convert = ({ id, version }: Lead, said: object = { withoutQuotationReason }) =>
  api.post('/lead/convert', { id, version, ...said }, { as: 'MARKETING' });
/** A quotation of the lead that its customer accepted. */
async function accepted(leadId: string): Promise<Quotation> {
  const { id: chargeHeadId } = await api.db.selectFrom('chargeHead').select('id').limit(1).executeTakeFirstOrThrow();
  const offer = quotationInput({ leadId, partyId: undefined, charges: [chargeLine({ chargeHeadId })] });
  const act = async (path: string, body: object): Promise<Quotation> =>
    (await api.post(`/quotation/${path}`, body, { as: 'MARKETING' })).data;
  const { id, version } = await act('add', offer);
  const sent = await act('send', { id, version });
  return act('accept', { id, version: sent.version, acceptedBy: 'Meera Nair' });
}
const leadNow = async ({ id }: Lead): Promise<Lead> => (await api.get(`/lead/get?id=${id}`, { as: 'ADMIN' })).data;
const jobcard = async (id: string): Promise<Jobcard> =>
  (await api.get(`/jobcard/get?id=${id}`, { as: 'ADMIN' })).expect(200).data;
const counts = async () => ({
  jobs: (await api.db.selectFrom('jobcard').select('id').execute()).length,
  parties: (await api.db.selectFrom('party').select('id').execute()).length,
});

describe('winning a lead', () => {
  it('makes its customer and a draft job with all that both know', async () => {
    const lead = await add({
      destinationLocode: undefined,
      destinationPlace: 'Riyadh dry port',
      notes: 'Ask for Meera',
      containers: [{ quantity: 2, sizeType: '45G1' }],
      hsCode: '090831',
    });

    const { jobcardId } = (await convert(lead)).expect(201).data;

    const won = await leadNow(lead);
    expect(won).toMatchObject({ stage: 'WON', jobcardId, party: { name: 'Coastal Spices Exports' } });
    expect(await jobcard(jobcardId)).toMatchObject({
      number: expect.stringMatching(/^SE\/26-27\/\d{5}$/),
      status: 'DRAFT',
      date: '2026-11-21',
      mode: 'SEA_FCL',
      direction: 'EXPORT',
      leadId: lead.id,
      customerId: won.partyId,
      ownerId: testActors.MARKETING.userId,
      incoterm: 'FOB',
      commodity: 'Cardamom in cartons',
      originLocode: 'INNSA',
      destinationLocode: null,
      destinationPlace: 'Riyadh dry port',
      notes: 'From the lead: 2 x 40ft HC, HS code 090831.\nAsk for Meera',
      shipments: [],
    });
    expect(await counts()).toEqual({ jobs: 1, parties: 1 });
  });

  it('of a customer we have makes no other', async () => {
    const partyId = await addParty(api.db, { name: 'Coastal Spices', by: testActors.ADMIN.userId });

    const { jobcardId } = (await convert(await add({ partyId }))).expect(201).data;

    expect(await jobcard(jobcardId)).toMatchObject({ customer: { id: partyId, name: 'Coastal Spices' } });
    expect(await counts()).toEqual({ jobs: 1, parties: 1 });
  });

  it('writes the reason into the audit trail', async () => {
    const lead = await add();
    (await convert(lead)).expect(201);

    const row = await api.db
      .selectFrom('auditEvent')
      .select(['reason', 'userName'])
      .where('recordId', '=', lead.id)
      .where('action', '=', 'convert')
      .executeTakeFirst();
    expect(row).toEqual({ reason: withoutQuotationReason, userName: 'Manoj Test' });
  });

  it.each([
    ['without a reason', {}, 'withoutQuotationReason'],
    ['by a quotation that is not there', { quotationId: '01990000-0000-7000-8000-0000000000ff' }, 'quotationId'],
  ])('%s is refused at the field, and nothing is made', async (_case, said, field) => {
    const lead = await add();

    const answer = await convert(lead, said);

    expect(answer.problem).toMatchObject({ status: 422, errors: [{ field }] });
    expect(await leadNow(lead)).toEqual(lead);
    expect(await counts()).toEqual({ jobs: 0, parties: 0 });
  });

  it('of domestic carriage makes its docket instead', async () => {
    const lead = await add({ direction: 'DOMESTIC' });

    const { docketId } = (await convert(lead)).expect(201).data;

    expect(await leadNow(lead)).toMatchObject({ stage: 'WON', jobcardId: null, docketId });
    expect(await counts()).toEqual({ jobs: 0, parties: 1 });
  });

  it('that is lost is refused, naming where it can go', async () => {
    const { id, version } = await add();
    const move = { id, version, to: 'LOST', lostReason: 'PRICE' };
    const lost = (await api.post('/lead/move', move, { as: 'MARKETING' })).expect(200).data;

    expect((await convert(lost)).problem).toMatchObject({ status: 409, code: 'illegal_move', allowed: ['CONTACTED'] });
  });

  it('names its owner without a blank, who may have one name alone', async () => {
    await api.db.updateTable('appUser').set({ lastName: '' }).where('id', '=', testActors.MARKETING.userId).execute();
    const lead = await add();

    const { jobcardId } = (await convert(lead)).expect(201).data;

    expect((await leadNow(lead)).owner.name).toBe('Manoj');
    expect((await jobcard(jobcardId)).owner.name).toBe('Manoj');
  });

  it('ten times at once makes one job and one customer', async () => {
    const lead = await add();

    const answers = await Promise.all(Array.from({ length: 10 }, () => convert(lead)));

    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    expect(await counts()).toEqual({ jobs: 1, parties: 1 });
  });

  it('is done by marketing, who may not open the job', async () => {
    const { jobcardId } = (await convert(await add())).expect(201).data;

    expect((await api.get(`/jobcard/get?id=${jobcardId}`, { as: 'MARKETING' })).status).toBe(403);
  });

  it('that an acceptance won is told what that made, once, whichever version was seen before it', async () => {
    const lead = await add();
    const { id: quotationId, jobcardId } = await accepted(lead.id);
    const other = await accepted((await add()).id);
    expect((await convert(lead)).status).toBe(409);
    expect((await convert(lead, { quotationId: other.id })).status).toBe(409);
    const before = await counts();

    expect((await convert(lead, { quotationId })).expect(201).data).toEqual({ jobcardId });

    expect(await counts()).toEqual(before);
    const again = await convert(await leadNow(lead), { quotationId });
    expect(again.problem).toMatchObject({ status: 409, code: 'illegal_move' });
  });
});
