import type { AddLeadInput, Lead } from '@freightdesk/intl-shipment-contract';
import { leadInput } from '@freightdesk/intl-shipment-contract/testing';
import type { Role } from '@freightdesk/shared-access';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { neighbours } from '../neighbours.builder';
import { registerIntlShipment } from '../register-intl-shipment';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerIntlShipment(kit, neighbours()), now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(() => api.startAnew());

const add = async (changes: Partial<AddLeadInput> = {}, as: Role = 'MARKETING'): Promise<Lead> =>
  (await api.post('/lead/add', leadInput(changes), { as })).expect(201).data;
const post = (path: string, body: object) => api.post(path, body, { as: 'MARKETING' });
const get = async (id: string): Promise<Lead> =>
  (await api.get(`/lead/get?id=${id}`, { as: 'ADMIN' })).expect(200).data;
const move = ({ id, version }: Lead, to: string, said: object = {}) => post('/lead/move', { id, version, to, ...said });

describe('adding a lead', () => {
  it('numbers it, starts it as new and gives it to whoever adds it', async () => {
    const lead = await add({ mobile: '98200 12345', originLocode: 'in nsa' });

    expect(lead).toMatchObject({
      number: expect.stringMatching(/^LD\/26-27\/\d{5}$/),
      stage: 'NEW',
      ownerId: testActors.MARKETING.userId,
      owner: { name: 'Manoj Test' },
      priority: 'NORMAL',
      mobile: '+919820012345',
      originLocode: 'INNSA',
      nextFollowUpAt: '2026-11-24T05:30:00.000Z',
      party: null,
      version: 1,
    });
    expect(await get(lead.id)).toEqual(lead);
  });

  it.each([
    ['a customer', { partyId: '01990000-0000-7000-8000-0000000000ff' }, 'partyId'],
    ['an owner', { ownerId: '01990000-0000-7000-8000-0000000000ff' }, 'ownerId'],
  ])('with %s who does not exist is told at the field', async (_case, changes, field) => {
    const answer = await post('/lead/add', leadInput(changes));

    expect(answer.problem).toMatchObject({ status: 422, errors: [{ field, code: 'unknown' }] });
  });

  it('with a moment of a day that does not exist is told at the field', async () => {
    const answer = await post('/lead/add', leadInput({ nextFollowUpAt: '2027-02-30T05:00:00Z' }));

    expect(answer.problem).toMatchObject({ status: 422, errors: [{ field: 'nextFollowUpAt' }] });
  });

  it.each(['DOMESTIC', 'ACCOUNT'] as const)('is not for %s', async (role) => {
    expect((await api.post('/lead/add', leadInput(), { as: role })).status).toBe(403);
    expect((await api.get('/lead/list', { as: 'ADMIN' })).body.total).toBe(0);
  });
});

describe('what a lead asks to be carried', () => {
  it('has containers by their types and the number of the tariff, in normal spelling', async () => {
    const lead = await add({ containers: [{ quantity: 2, sizeType: '45G1' }], hsCode: '0908.31 20' });

    expect(lead).toMatchObject({ containers: [{ quantity: 2, sizeType: '45G1' }], hsCode: '09083120' });
    const [listed] = (await api.get('/lead/list', { as: 'MARKETING' })).expect(200).body.data;
    expect(listed).toEqual(lead);
  });

  it('keeps containers that a change does not speak of, and has none where it says so', async () => {
    const { id } = await add({ containers: [{ quantity: 2, sizeType: '45G1' }] });

    const kept = (await post('/lead/update', { id, version: 1, commodity: 'Pepper' })).expect(200).data;
    const none = (await post('/lead/update', { id, version: 2, containers: [] })).expect(200).data;

    expect(kept.containers).toEqual([{ quantity: 2, sizeType: '45G1' }]);
    expect(none.containers).toEqual([]);
  });

  it('has none where it was written before anybody asked', async () => {
    expect(await add()).toMatchObject({ containers: [], hsCode: null });
  });
});

describe('changing a lead', () => {
  it('keeps what is left out and clears what is null', async () => {
    const { id, version } = await add({ email: 'meera@example.in' });

    const answer = await post('/lead/update', { id, version, mobile: null, commodity: 'Pepper' });

    expect(answer.expect(200).data).toMatchObject({
      mobile: null,
      email: 'meera@example.in',
      commodity: 'Pepper',
      version: 2,
    });
  });

  it('does not leave it without a way to reach the person', async () => {
    const lead = await add();

    const answer = await post('/lead/update', { id: lead.id, version: 1, mobile: null });

    expect(answer.problem).toMatchObject({ status: 422, errors: [{ field: 'mobile' }] });
    expect(await get(lead.id)).toEqual(lead);
  });

  it('on an older state is refused and shows the current one', async () => {
    const { id } = await add();
    (await post('/lead/update', { id, version: 1, commodity: 'Pepper' })).expect(200);

    const answer = await post('/lead/update', { id, version: 1, commodity: 'Tea' });

    expect(answer.problem).toMatchObject({ code: 'stale_version', current: { commodity: 'Pepper', version: 2 } });
  });
});

describe('moving a lead', () => {
  it('follows the stages, and each is audited with its reason', async () => {
    const lead = await add();
    const lost = (await move(lead, 'LOST', { lostReason: 'PRICE', lostTo: 'Blue Lines' })).expect(200).data;
    const again = (await move(lost, 'CONTACTED', { reason: 'They called back' })).expect(200).data;

    expect(lost).toMatchObject({ stage: 'LOST', lostReason: 'PRICE', lostTo: 'Blue Lines' });
    expect(again).toMatchObject({ stage: 'CONTACTED', lostReason: null, nextFollowUpAt: lead.nextFollowUpAt });
    const rows = await api.db.selectFrom('auditEvent').select(['action', 'reason']).orderBy('id').execute();
    expect(rows).toEqual([
      { action: 'add', reason: null },
      { action: 'move', reason: null },
      { action: 'move', reason: 'They called back' },
    ]);
  });

  it('to where it cannot go is refused, naming where it can', async () => {
    const lead = await add();

    const answer = await move(lead, 'NEGOTIATION');

    expect(answer.problem).toMatchObject({
      status: 409,
      code: 'illegal_move',
      allowed: ['CONTACTED', 'QUALIFIED', 'QUOTED', 'LOST', 'ON_HOLD'],
    });
    expect(await get(lead.id)).toEqual(lead);
  });

  it.each([
    ['LOST', {}, 'lostReason'],
    ['ON_HOLD', { nextFollowUpAt: '2026-11-20T06:00:00Z' }, 'nextFollowUpAt'],
    ['QUOTED', {}, 'to'],
  ])('to %s says what it still needs', async (to, said, field) => {
    const lead = await add();

    const answer = await move(lead, to, said);

    expect(answer.problem).toMatchObject({ status: 422, errors: [{ field }] });
    expect(await get(lead.id)).toEqual(lead);
  });
});

describe('a follow-up', () => {
  const call = ({ id, version }: Lead, said: object = {}) =>
    post('/lead/follow-up', { id, version, kind: 'CALL', text: 'Wants 2x40 in May', ...said });
  const next = { nextFollowUpAt: '2026-11-24T04:30:00Z' };

  it('is kept in the trail by how it was spoken, shows on the lead, and a new lead is contacted by it', async () => {
    const lead = await add();
    const called = (await call(lead, next)).expect(200).data;
    await call(called, { ...next, kind: 'WHATSAPP', text: 'Sent the sailing dates' });

    expect(called).toMatchObject({
      ...{ stage: 'CONTACTED', lastFollowUp: 'Wants 2x40 in May', followedUpAt: '2026-11-21T06:00:00.000Z' },
      ...{ nextFollowUpAt: '2026-11-24T04:30:00.000Z', version: 2 },
    });
    const rows = await api.db.selectFrom('auditEvent').select('action').orderBy('id').execute();
    expect(rows.map(({ action }) => action)).toEqual(['add', 'call', 'whatsapp']);
  });

  it.each([
    ['no next one', {}],
    ['a next one in the past', { nextFollowUpAt: '2026-11-21T05:59:00Z' }],
  ])('with %s is refused while the lead is open', async (_case, said) => {
    const lead = await add();

    expect((await call(lead, said)).problem).toMatchObject({ status: 422, errors: [{ field: 'nextFollowUpAt' }] });
    expect(await get(lead.id)).toEqual(lead);
  });
});

describe('what became of leads', () => {
  it('is told by source, of those that are dated then, and why they were lost', async () => {
    await move(await add({ source: 'EXHIBITION' }), 'LOST', { lostReason: 'PRICE' });
    await add({ source: 'EXHIBITION', expectedRevenuePaise: 5_00 });
    await add({ source: 'EMAIL', date: '2026-04-02' });
    const ask = async (query: string) => (await api.get(`/lead/figures${query}`, { as: 'MARKETING' })).expect(200).data;

    expect(await ask('')).toMatchObject({
      ...{ from: '2026-04-01', to: '2026-11-21', totals: { leads: 3, open: 2, won: 0, lost: 1, wonPaise: 0 } },
      rows: [
        { source: 'EXHIBITION', leads: 2, open: 1, won: 0, lost: 1, wonPaise: 0 },
        { source: 'EMAIL', leads: 1, open: 1 },
      ],
      lost: [{ reason: 'PRICE', leads: 1 }],
      quotations: [],
    });
    expect(await ask('?from=2026-05-01')).toMatchObject({ rows: [{ source: 'EXHIBITION', leads: 2 }] });
    expect(await ask(`?ownerId=${testActors.ADMIN.userId}`)).toMatchObject({ rows: [], totals: { leads: 0 } });
  });
});

describe('deleting a lead', () => {
  it('takes a new one away', async () => {
    const { id, version } = await add();

    (await post('/lead/delete', { id, version })).expect(200);

    expect((await api.get(`/lead/get?id=${id}`, { as: 'ADMIN' })).status).toBe(404);
  });

  it('that was worked on is refused', async () => {
    const { id, version }: Lead = (await move(await add(), 'CONTACTED')).expect(200).data;

    expect((await post('/lead/delete', { id, version })).problem).toMatchObject({ status: 409, code: 'not_new' });
    expect(await get(id)).toMatchObject({ stage: 'CONTACTED' });
  });
});

describe('the list of leads', () => {
  it('shows marketing all of them, and their own by owner', async () => {
    await add({ companyName: 'Mine' });
    await add({ companyName: 'Theirs' }, 'INTERNATIONAL');
    const names = async (query: string) =>
      (await api.get(`/lead/list?${query}`, { as: 'MARKETING' }))
        .expect(200)
        .body.data.map(({ companyName }: Lead) => companyName);

    expect(await names('sort=companyName')).toEqual(['Mine', 'Theirs']);
    expect(await names(`ownerId=${testActors.MARKETING.userId}`)).toEqual(['Mine']);
  });

  it('filters by stage, service, direction and follow-up, and searches', async () => {
    await move(await add({ companyName: 'Asha Exports', nextFollowUpAt: '2026-11-22T18:00:00Z' }), 'CONTACTED');
    await add({ companyName: 'Beta Metals', service: 'AIR', direction: 'IMPORT', email: 'desk@beta.example' });
    const names = async (query: string) =>
      (await api.get(`/lead/list?${query}`, { as: 'ADMIN' }))
        .expect(200)
        .body.data.map(({ companyName }: Lead) => companyName);

    expect(await names('stage=CONTACTED')).toEqual(['Asha Exports']);
    expect(await names('service=AIR&direction=IMPORT')).toEqual(['Beta Metals']);
    expect(await names('followUpTo=2026-11-22')).toEqual(['Asha Exports']);
    expect(await names('q=BETA.example')).toEqual(['Beta Metals']);
    expect(await names('sort=nextFollowUpAt')).toEqual(['Asha Exports', 'Beta Metals']);
  });
});
