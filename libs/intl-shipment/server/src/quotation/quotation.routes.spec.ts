import type { AddQuotationInput, Lead, Quotation, QuotationStatus } from '@freightdesk/intl-shipment-contract';
import { leadInput, quotationInput } from '@freightdesk/intl-shipment-contract/testing';
import type { Role } from '@freightdesk/shared-access';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { chargeLine } from '@freightdesk/tax-contract/testing';
import { chargesOf } from '@freightdesk/tax-server';
import { addParty, neighbours } from '../neighbours.builder';
import { registerIntlShipment } from '../register-intl-shipment';

let api: TestApi;
const ports = neighbours();
let chargeHeadId = '';
let partyId = '';

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerIntlShipment(kit, ports), now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  ports.marginFloorPercent = '10';
  ({ id: chargeHeadId } = await api.db
    .selectFrom('chargeHead')
    .select('id')
    .where('code', '=', 'OFT')
    .executeTakeFirstOrThrow());
  partyId = await addParty(api.db, { name: 'Konkan Traders', by: testActors.ADMIN.userId });
});

const post = (path: string, body: object, as: Role = 'MARKETING') => api.post(`/quotation/${path}`, body, { as });
const charges = (sellRate = '10000') => [chargeLine({ chargeHeadId, sellRate })];
const input = (changes: Partial<AddQuotationInput> = {}) => quotationInput({ partyId, charges: charges(), ...changes });
const add = async (changes: Partial<AddQuotationInput> = {}): Promise<Quotation> =>
  (await post('add', input(changes))).expect(201).data;
const get = async (id: string): Promise<Quotation> =>
  (await api.get(`/quotation/get?id=${id}`, { as: 'MARKETING' })).expect(200).data;
const act = (path: string, { id, version }: Quotation, said: object = {}, as: Role = 'MARKETING') =>
  post(path, { id, version, ...said }, as);
const done = async (...asked: Parameters<typeof act>): Promise<Quotation> => (await act(...asked)).expect(200).data;
const sent = async (changes: Partial<AddQuotationInput> = {}) => done('send', await add(changes));
const addLead = async (changes: object = {}): Promise<Lead> =>
  (await api.post('/lead/add', leadInput(changes), { as: 'MARKETING' })).expect(201).data;
const leadNow = async ({ id }: Lead): Promise<Lead> =>
  (await api.get(`/lead/get?id=${id}`, { as: 'ADMIN' })).expect(200).data;

const settle = (line1: string) => {
  const address = JSON.stringify({ line1, line2: null, city: 'Mumbai', pincode: '400001' });
  return api.db.updateTable('party').set({ address, stateCode: '27' }).where('id', '=', partyId).execute();
};
const at = (line1: string) => [line1, 'Mumbai 400001, Maharashtra'];

const acceptance = { acceptedBy: 'Meera Nair' };
const reason = 'Too dear';
const acts = {
  send: [{}, 'MARKETING'],
  approve: [{}, 'ADMIN'],
  return: [{ reason }, 'ADMIN'],
  revise: [{}, 'MARKETING'],
  accept: [acceptance, 'MARKETING'],
  reject: [{ reason }, 'MARKETING'],
} as const;
type Act = keyof typeof acts;
const isAct = (name: string): name is Act => name in acts;

/** A quotation in each state. */
const inState: Record<QuotationStatus, () => Promise<Quotation>> = {
  DRAFT: () => add(),
  PENDING_APPROVAL: () => sent({ charges: charges('8100') }),
  SENT: () => sent(),
  ACCEPTED: async () => done('accept', await sent(), acceptance),
  REJECTED: async () => done('reject', await sent(), { reason }),
  EXPIRED: async () => {
    const { id } = await sent();
    api.clock.set(new Date('2026-12-06T06:00:00Z'));
    return get(id);
  },
  SUPERSEDED: async () => {
    const { id } = await sent();
    await done('revise', await get(id));
    return get(id);
  },
};

describe('adding a quotation', () => {
  it('numbers it, and tells what it comes to in each currency and in rupees of its day', async () => {
    const abroad = chargeLine({
      chargeHeadId,
      buyRate: '100',
      buyCurrency: 'USD',
      sellRate: '120.50',
      sellCurrency: 'USD',
    });
    const quotation = await add({ charges: [...charges(), abroad], originLocode: 'in nsa', partyId });

    expect(quotation).toMatchObject({
      number: expect.stringMatching(/^QT\/26-27\/\d{5}$/),
      revision: 1,
      status: 'DRAFT',
      customerName: 'Konkan Traders',
      ownerId: testActors.MARKETING.userId,
      originLocode: 'INNSA',
      currency: 'INR',
      sellPaise: 10_000_00 + 10_658_23,
      buyPaise: 8_000_00 + 8_845_00,
      exchangeRates: [{ currency: 'USD', rate: '88.45' }],
      alternatives: [
        {
          name: null,
          sell: [
            { currency: 'INR', amountMinor: 10_000_00 },
            { currency: 'USD', amountMinor: 120_50 },
          ],
        },
      ],
      version: 1,
    });
    expect(quotation.alternatives[0]?.charges[0]).toMatchObject({
      description: 'Ocean freight',
      vendor: null,
      sellPaise: 10_000_00,
    });
    expect(await get(quotation.id)).toEqual(quotation);
    const { body } = await api.get('/quotation/list', { as: 'INTERNATIONAL' });
    const {
      customerLines,
      alternatives: _a,
      exchangeRates: _e,
      terms: _t,
      termIds: _i,
      revisions: _r,
      ...row
    } = quotation;
    expect(body.data).toEqual([row]);
    expect(customerLines).toEqual([]);
  });

  it('tells where its customer is', async () => {
    await settle('4 Quay Road');

    expect((await add()).customerLines).toEqual(at('4 Quay Road'));
  });

  it('says where its customer was when it was sent; a draft and the next revision say where it is now', async () => {
    await settle('4 Quay Road');
    const [{ id }, draft] = [await sent(), await add()];
    const approved = await done('approve', await sent({ charges: charges('8100') }), {}, 'ADMIN');

    await settle('9 Mint Street');

    expect((await get(id)).customerLines).toEqual(at('4 Quay Road'));
    expect((await get(approved.id)).customerLines).toEqual(at('4 Quay Road'));
    expect((await get(draft.id)).customerLines).toEqual(at('9 Mint Street'));
    const revised = await done('revise', await get(id));
    expect(revised.customerLines).toEqual(at('9 Mint Street'));
    expect((await get(id)).customerLines).toEqual(at('4 Quay Road'));
  });

  it('of a lead has what the lead knows', async () => {
    const lead = await addLead({ commodity: 'Cardamom' });

    const quotation = await add({ leadId: lead.id, partyId: undefined, incoterm: undefined });

    expect(quotation).toMatchObject({
      ...{ lead: { id: lead.id, name: lead.number }, party: null, customerName: 'Coastal Spices Exports' },
      ...{ incoterm: 'FOB', commodity: 'Cardamom' },
    });
  });

  const nobody = '01990000-0000-7000-8000-0000000000ff';
  it.each([
    ['of nobody', () => ({ partyId: undefined }), 'partyId'],
    ['of a customer who is not there', () => ({ partyId: nobody }), 'partyId'],
    ['of a lead that is not there', () => ({ leadId: nobody }), 'leadId'],
    ['that ends before it begins', () => ({ validUntil: '2026-11-19' }), 'validUntil'],
    [
      'with a head that is not there',
      () => ({ charges: [chargeLine({ chargeHeadId: nobody })] }),
      'charges.0.chargeHeadId',
    ],
    [
      'with a container that is none',
      () => ({ charges: [chargeLine({ chargeHeadId, basis: 'PER_CONTAINER', containerType: '99Z9' })] }),
      'charges.0.containerType',
    ],
    [
      'with a vendor who is not there',
      () => ({ alternatives: [{ charges: [chargeLine({ chargeHeadId, vendorId: nobody })] }], charges: undefined }),
      'alternatives.0.charges.0.vendorId',
    ],
  ])('%s is refused at the field', async (_what, changes, field) => {
    expect((await post('add', input(changes()))).problem).toMatchObject({ status: 422, errors: [{ field }] });
  });

  it.each(['DOMESTIC', 'ACCOUNT'] as const)('is not for %s', async (role) => {
    expect((await post('add', input(), role)).status).toBe(403);
    expect((await api.get('/quotation/list', { as: role })).status).toBe(403);
  });
});

describe('changing a draft', () => {
  it('keeps what is left out, and writes the alternatives anew', async () => {
    const draft = await add({ notes: 'Call Meera' });
    const alternatives = ['Direct', 'Via Colombo'].map((name) => ({
      name,
      carrier: 'Varuna',
      charges: charges('9000'),
    }));

    const changed = await done('update', draft, { alternatives, transitDays: 12 });

    expect(changed).toMatchObject({ notes: 'Call Meera', transitDays: 12, sellPaise: 9_000_00, version: 2 });
    expect(changed.alternatives.map(({ name }) => name)).toEqual(['Direct', 'Via Colombo']);
    expect((await act('update', draft, { notes: null })).problem).toMatchObject({ code: 'stale_version' });
  });

  it('is refused once it was sent, by the store too', async () => {
    const quotation = await sent();

    expect((await act('update', quotation, { notes: 'x' })).problem).toMatchObject({ status: 409, code: 'sent' });
    await expect(api.db.updateTable('quotation').set({ validUntil: '2027-01-01' }).execute()).rejects.toThrow();
    await expect(api.db.updateTable('quotationCharge').set({ sellRate: '1' }).execute()).rejects.toThrow();
    await expect(api.db.deleteFrom('quotationCharge').execute()).rejects.toThrow();
  });
});

const everyMove = Object.keys(inState).flatMap((status) => Object.keys(acts).map((name) => [status, name] as const));
const legal: Readonly<Record<string, QuotationStatus>> = {
  'DRAFT send': 'SENT',
  'PENDING_APPROVAL approve': 'SENT',
  'PENDING_APPROVAL return': 'DRAFT',
  'SENT revise': 'DRAFT',
  'SENT accept': 'ACCEPTED',
  'SENT reject': 'REJECTED',
  'EXPIRED revise': 'DRAFT',
  'REJECTED revise': 'DRAFT',
};

describe('the moves of a quotation', () => {
  it.each(everyMove)('%s, %s', async (status, name) => {
    const make = Object.entries(inState).find(([key]) => key === status)?.[1];
    if (!make || !isAct(name)) throw new Error('No such state or act.');
    const before = await make();
    expect(before.status).toBe(status);

    const [said, as] = acts[name];
    const answer = await act(name, before, said, as);

    const becomes = legal[`${status} ${name}`];
    const { status: code, body } = answer;
    expect([code, code === 200 ? body.data.status : body.code]).toEqual(
      becomes ? [200, becomes] : [409, 'illegal_move'],
    );
    expect(Array.isArray(body.allowed)).toBe(!becomes);
    expect((await get(before.id)).version - before.version).toBe(becomes ? 1 : 0);
  });

  it.each(['approve', 'return'] as const)('%s is for administrators alone', async (name) => {
    const before = await inState.PENDING_APPROVAL();

    expect((await act(name, before, acts[name][0], 'INTERNATIONAL')).status).toBe(403);
  });
});

describe('sending', () => {
  it('below the floor waits for approval, is given back with the reason, and goes out approved', async () => {
    const waiting = await sent({ charges: charges('8100') });
    expect(waiting).toMatchObject({ status: 'PENDING_APPROVAL', sentAt: null, marginPercent: '1.23' });

    const returned = await done('return', waiting, { reason: 'Ask 8,900' }, 'ADMIN');
    expect(returned).toMatchObject({ status: 'DRAFT', returnReason: 'Ask 8,900' });

    const again = await done('send', returned);
    const approved = await done('approve', again, {}, 'ADMIN');
    expect(approved).toMatchObject({ status: 'SENT', sentAt: approved.approvedAt, returnReason: null });
  });

  it('without a floor needs none', async () => {
    ports.marginFloorPercent = null;

    expect((await sent({ charges: charges('1') })).status).toBe('SENT');
  });

  it.each([
    ['nothing that is sold', { charges: [] }, 'alternatives.0.charges'],
    ['a day that has passed', { validUntil: '2026-11-20' }, 'validUntil'],
  ])('%s is refused at the field', async (_what, changes, field) => {
    expect((await act('send', await add(changes))).problem).toMatchObject({ status: 422, errors: [{ field }] });
  });

  it('a currency without a rate of its day is refused, and told', async () => {
    const euros = [chargeLine({ chargeHeadId, sellRate: '100', sellCurrency: 'EUR' })];
    const draft = await add({ charges: euros });
    expect(draft).toMatchObject({ sellPaise: null, marginPercent: null });

    expect((await act('send', draft)).problem).toMatchObject({ status: 422, errors: [{ code: 'no_exchange_rate' }] });
  });
});

describe('the paper', () => {
  it('is a PDF that is read by whoever reads quotations', async () => {
    const { id } = await sent();

    const paper = (await api.get(`/quotation/${id}/pdf?copy=ORIGINAL`, { as: 'MARKETING' })).expect(200);

    expect(paper.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await api.get(`/quotation/${id}/pdf`, { as: 'ACCOUNT' })).status).toBe(403);
  });
});

describe('a revision', () => {
  it('keeps the number, counts on, and supersedes what was sent', async () => {
    const first = await sent();
    api.clock.set(new Date('2026-11-25T06:00:00Z'));

    const second = await done('revise', first);

    expect(second).toMatchObject({
      ...{ number: first.number, revision: 2, status: 'DRAFT', date: '2026-11-25', validUntil: '2026-12-10' },
      ...{ sellPaise: first.sellPaise, version: 1 },
      revisions: [
        { id: first.id, revision: 1 },
        { id: second.id, revision: 2 },
      ],
    });
    expect(second.alternatives[0]?.charges[0]?.id).not.toBe(first.alternatives[0]?.charges[0]?.id);
    expect((await get(first.id)).sellPaise).toBe(first.sellPaise);
    const latest = await api.get('/quotation/list?isLatest=true', { as: 'MARKETING' });
    expect(latest.body.data.map(({ id }: Quotation) => id)).toEqual([second.id]);
  });
});

describe('accepting', () => {
  it('makes the jobcard with its charges, and wins the lead', async () => {
    const lead = await addLead();
    const alternatives = [
      { name: 'Direct', carrier: 'Varuna', charges: charges() },
      { name: 'Via Colombo', carrier: 'Star', charges: charges('9500') },
    ];
    const offer = await sent({ leadId: lead.id, partyId: undefined, charges: undefined, alternatives });

    const said = { alternative: 2, reference: 'PO 4711', acceptedAt: '2026-11-21T05:00:00Z' };
    const accepted = await done('accept', offer, said);

    expect(accepted).toMatchObject({
      ...{ status: 'ACCEPTED', reference: 'PO 4711', acceptedAlternative: 2, acceptedAt: '2026-11-21T05:00:00.000Z' },
      ...{ sellPaise: 9_500_00, party: { name: 'Coastal Spices Exports' } },
    });
    expect(await leadNow(lead)).toMatchObject({
      stage: 'WON',
      jobcardId: accepted.jobcardId,
      partyId: accepted.partyId,
    });
    const job = (await api.get(`/jobcard/get?id=${accepted.jobcardId}`, { as: 'ADMIN' })).expect(200).data;
    expect(job).toMatchObject({ customerId: accepted.partyId, carrier: 'Star', leadId: lead.id, mode: 'SEA_FCL' });
    expect(await chargesOf(api.db, { record: 'jobcard', recordId: job.id })).toMatchObject([{ sellRate: '9500' }]);
  });

  it('of what goes within India makes the docket', async () => {
    const offer = await sent({ mode: 'ROAD', direction: 'DOMESTIC' });

    const accepted = await done('accept', offer, acceptance);

    expect(accepted).toMatchObject({ jobcardId: null, docketId: expect.any(String) });
    const taken = await api.db.selectFrom('charge').select(['record', 'recordId', 'payerId']).execute();
    expect(taken).toEqual([{ record: 'docket', recordId: accepted.docketId, payerId: partyId }]);
  });

  it.each([
    ['neither who nor by what', {}, 'acceptedBy'],
    ['a time that has not come', { ...acceptance, acceptedAt: '2026-11-21T06:00:01Z' }, 'acceptedAt'],
    ['an alternative that there is not', { ...acceptance, alternative: 2 }, 'alternative'],
  ])('%s is refused at the field, and nothing is made', async (_what, said, field) => {
    expect((await act('accept', await sent(), said)).problem).toMatchObject({ status: 422, errors: [{ field }] });
    expect(await api.db.selectFrom('jobcard').select('id').execute()).toEqual([]);
  });

  it('ten times at once makes one job', async () => {
    const offer = await sent();

    const answers = await Promise.all(Array.from({ length: 10 }, () => act('accept', offer, acceptance)));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(await api.db.selectFrom('jobcard').select('id').execute()).toHaveLength(1);
  });

  it('for a lead that is lost is refused, naming where the lead can go', async () => {
    const { id, version } = await addLead();
    const offer = await sent({ leadId: id });
    await api.post('/lead/move', { id, version, to: 'LOST', lostReason: 'PRICE' }, { as: 'MARKETING' });

    expect((await act('accept', offer, acceptance)).problem).toMatchObject({
      code: 'illegal_move',
      allowed: ['CONTACTED'],
    });
  });
});

describe('a lead that is quoted', () => {
  const lead = (path: string, body: object) => api.post(`/lead/${path}`, body, { as: 'MARKETING' });

  it('moves to quoted once a quotation was sent', async () => {
    const { id, version } = await addLead();
    const draft = await add({ leadId: id });
    expect((await lead('move', { id, version, to: 'QUOTED' })).status).toBe(422);

    await done('send', draft);

    expect((await lead('move', { id, version, to: 'QUOTED' })).expect(200).data.stage).toBe('QUOTED');
  });

  it.each(['convert', 'move'] as const)('is won by its quotation: %s', async (way) => {
    const { id, version } = await addLead();
    const { id: quotationId } = await sent({ leadId: id });
    const quoted = (await lead('move', { id, version, to: 'QUOTED' })).expect(200).data;
    const seen = { id, version: quoted.version };
    const reasoned = await lead('convert', { ...seen, withoutQuotationReason: 'By telephone' });
    expect(reasoned.problem).toMatchObject({ status: 422, errors: [{ field: 'quotationId' }] });

    if (way === 'convert') (await lead('convert', { ...seen, quotationId })).expect(201);
    else (await lead('move', { ...seen, to: 'WON', quotationId })).expect(200);

    const accepted = await get(quotationId);
    expect(accepted).toMatchObject({ status: 'ACCEPTED', acceptedBy: 'Meera Nair' });
    expect(await leadNow(quoted)).toMatchObject({ stage: 'WON', jobcardId: accepted.jobcardId });
  });

  it('is not won by the quotation of another', async () => {
    const { id, version } = await addLead();
    const { id: quotationId } = await sent();

    const { problem } = await lead('convert', { id, version, quotationId });

    expect(problem).toMatchObject({ status: 422, errors: [{ field: 'quotationId' }] });
  });

  it('of domestic carriage becomes a docket', async () => {
    const { id, version } = await addLead({ direction: 'DOMESTIC', service: 'ROAD' });

    const { data } = (await lead('convert', { id, version, withoutQuotationReason: 'Yearly contract' })).expect(201);

    expect(data).toEqual({ docketId: expect.any(String) });
    expect(await leadNow({ ...data, id })).toMatchObject({ stage: 'WON', docketId: data.docketId, jobcardId: null });
  });
});

it('what customers made of quotations is told by lane, a place by its code', async () => {
  const lane = { originLocode: 'INNSA', destinationLocode: 'AEJEA' } as const;
  await done('accept', await sent({ ...lane, originPlace: 'JNPT' }), acceptance);
  await done('reject', await sent(lane), { reason });
  await sent({ ...lane, destinationLocode: 'KWSAA' });
  await add(lane);

  const { data } = (await api.get('/lead/figures', { as: 'MARKETING' })).expect(200);

  expect(data.lanes).toEqual([
    { ...lane, originPlace: null, destinationPlace: null, sent: 2, accepted: 1, rejected: 1 },
    {
      ...lane,
      destinationLocode: 'KWSAA',
      originPlace: null,
      destinationPlace: null,
      sent: 1,
      accepted: 0,
      rejected: 0,
    },
  ]);
});
