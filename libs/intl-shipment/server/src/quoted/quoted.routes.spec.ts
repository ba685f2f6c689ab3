import type { Quotation, ToldQuotation } from '@freightdesk/intl-shipment-contract';
import { leadInput, quotationInput } from '@freightdesk/intl-shipment-contract/testing';
import type { Role } from '@freightdesk/shared-access';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { chargeLine } from '@freightdesk/tax-contract/testing';
import { registerTracking } from '@freightdesk/tracking-server';
import { addParty, neighbours } from '../neighbours.builder';
import { registerIntlShipment } from '../register-intl-shipment';
import { linkedQuotations } from './linked-quotations';

let api: TestApi;
let partyId = '';
let chargeHeadId = '';
const ports = neighbours();
const baseUrl = () => 'https://fd.example';

beforeAll(async () => {
  const links = { shipments: [], linked: [linkedQuotations], companyName: async () => null, baseUrl };
  api = await startApi({
    register: (kit) => {
      registerIntlShipment(kit, ports);
      registerTracking(kit, links);
    },
    now: '2026-11-21T06:00:00Z',
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  api.clock.set('2026-11-21T06:00:00Z');
  ports.marginFloorPercent = '10';
  ({ id: chargeHeadId } = await api.db
    .selectFrom('chargeHead')
    .select('id')
    .where('code', '=', 'OFT')
    .executeTakeFirstOrThrow());
  partyId = await addParty(api.db, { name: 'Konkan Traders', by: testActors.ADMIN.userId });
});

const as: Role = 'MARKETING';
const charges = (sellRate = '10000') => [chargeLine({ chargeHeadId, sellRate })];
const add = async (changes: object = {}): Promise<Quotation> => {
  const input = quotationInput({ partyId, charges: charges(), ...changes });
  return (await api.post('/quotation/add', input, { as })).expect(201).data;
};
const act = async (path: string, { id, version }: Quotation, said: object = {}): Promise<Quotation> =>
  (await api.post(`/quotation/${path}`, { id, version, ...said }, { as })).expect(200).data;
const sent = async (changes: object = {}) => act('send', await add(changes));
const now = async ({ id }: Quotation): Promise<Quotation> => (await api.get(`/quotation/get?id=${id}`, { as })).data;
const makeLink = ({ id: recordId }: Quotation, by: Role = as) =>
  api.post('/tracking-link/add', { record: 'quotation', recordId }, { as: by });
async function linkTo(quotation: Quotation): Promise<{ id: string; token: string; expiresAt: string }> {
  const { id, url, expiresAt } = (await makeLink(quotation)).expect(201).data;
  return { id, expiresAt, token: String(url).replace('https://fd.example/quoted/', '') };
}
const read = (token: string) => api.get(`/quoted/${token}`);
const answer = (path: 'accept' | 'decline', body: object) => api.post(`/quotation-link/${path}`, body);
const accept = (token: string, said: object = {}) => answer('accept', { token, name: 'Meera Nair', ...said });
const decline = (token: string) => answer('decline', { token, name: 'Meera Nair', reason: 'Too dear' });
const jobs = async () => (await api.db.selectFrom('jobcard').select(['id', 'createdBy']).execute()).length;

describe('the link of a quotation', () => {
  it('shows a stranger what is sold until the price ends, and nothing of what it costs', async () => {
    const { token, expiresAt } = await linkTo(await sent());

    const { status, body } = await read(token);

    expect(status).toBe(200);
    expect(expiresAt).toBe('2026-12-05T18:29:59.999Z');
    expect(body.data).toMatchObject({
      company: 'Bharat Gateway Logistics',
      number: expect.stringMatching(/^QT\//),
      status: 'SENT',
      customerName: 'Konkan Traders',
      alternatives: [{ sell: [{ currency: 'INR', amountMinor: 1_000_000 }] }],
      answeredAt: null,
    });
    expect(JSON.stringify(body)).not.toMatch(/buy|margin|vendor|800000|200000|ownerId|leadId/i);
  });

  it('gives the paper as well', async () => {
    const { token } = await linkTo(await sent());

    const paper = await api.get(`/quoted/${token}/pdf`);

    expect(paper.status).toBe(200);
    expect(paper.headers['content-type']).toBe('application/pdf');
    expect(paper.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is kept as a hash, and what it opens is no shipment', async () => {
    const { token } = await linkTo(await sent());
    const rows = await api.db.selectFrom('trackingLink').selectAll().execute();
    const trail = await api.db.selectFrom('auditEvent').selectAll().execute();

    expect(JSON.stringify([rows, trail])).not.toContain(token);
    expect((await api.get(`/track/${token}`)).problem).toMatchObject({ status: 404, code: 'link_ended' });
  });

  it('that was taken back, whose price ended or that never was is answered alike', async () => {
    const [revoked, ended] = [await linkTo(await sent()), await linkTo(await sent())];
    (await api.post('/tracking-link/revoke', { id: revoked.id }, { as })).expect(200);
    const early = await accept(revoked.token);
    api.clock.set('2026-12-05T18:30:00Z');

    const answers = [early, await accept(ended.token), await accept('x'.repeat(22)), await read(ended.token)];

    expect(answers.map(({ problem }) => [problem.status, problem.code])).toEqual(Array(4).fill([404, 'link_ended']));
    expect(await jobs()).toBe(0);
  });

  it('is made by whoever writes quotations, of one that is out alone', async () => {
    const [draft, out] = [await add(), await sent()];

    expect((await makeLink(draft)).problem).toMatchObject({ status: 409, code: 'not_sent' });
    expect((await makeLink(out, 'ACCOUNT')).status).toBe(403);
    expect((await makeLink(out, 'DOMESTIC')).status).toBe(403);
  });
});

describe('a customer who accepts by the link', () => {
  it('has the jobcard made and the lead won as the clerk would, under the own name and address', async () => {
    const lead = (await api.post('/lead/add', leadInput(), { as })).expect(201).data;
    const quotation = await sent({ leadId: lead.id });
    const { token } = await linkTo(quotation);

    const told: ToldQuotation = (await accept(token, { reference: 'PO 4711' })).expect(200).data;

    expect(told).toMatchObject({ status: 'ACCEPTED', acceptedAlternative: 1, answeredBy: 'Meera Nair' });
    const accepted = await now(quotation);
    expect(accepted).toMatchObject({
      status: 'ACCEPTED',
      acceptedBy: 'Meera Nair',
      reference: 'PO 4711',
      answeredAt: '2026-11-21T06:00:00.000Z',
      answeredFrom: '127.0.0.1',
      jobcardId: expect.any(String),
    });
    const won = (await api.get(`/lead/get?id=${lead.id}`, { as })).data;
    expect(won).toMatchObject({ stage: 'WON', jobcardId: accepted.jobcardId });
    const trail = await api.db
      .selectFrom('auditEvent')
      .select('userName')
      .where('recordId', '=', quotation.id)
      .where('action', '=', 'accept')
      .execute();
    expect(trail).toEqual([{ userName: 'Meera Nair (link)' }]);
  });

  it('and presses ten times at once gets one jobcard and the same answer', async () => {
    const { token } = await linkTo(await sent());

    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(token)));

    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await jobs()).toBe(1);
  });

  it('chooses among the alternatives', async () => {
    const alternatives = [
      { name: 'Fast', charges: charges('12000') },
      { name: 'Cheap', charges: charges('9500') },
    ];
    const quotation = await sent({ charges: undefined, alternatives });
    const { token } = await linkTo(quotation);

    const unsaid = await accept(token);
    (await accept(token, { alternative: 2 })).expect(200);

    expect(unsaid.problem).toMatchObject({ status: 422, errors: [{ field: 'alternative' }] });
    expect(await now(quotation)).toMatchObject({ acceptedAlternative: 2, sellPaise: 950_000 });
    expect((await accept(token, { alternative: 1 })).problem).toMatchObject({ status: 409 });
    expect(await jobs()).toBe(1);
  });

  it('cannot accept a revision that was superseded, nor one that waits for approval again', async () => {
    const quotation = await sent();
    const { token } = await linkTo(quotation);
    await act('revise', quotation);

    expect((await accept(token)).problem).toMatchObject({ status: 409, code: 'not_to_be_answered' });
    expect((await read(token)).data).toMatchObject({ status: 'SUPERSEDED' });
    expect(await jobs()).toBe(0);
  });

  it.each([
    ['without a name', { name: ' ' }, 'name'],
    ['with a name that is too long', { name: 'x'.repeat(121) }, 'name'],
    ['of an alternative that is none', { alternative: 7 }, 'alternative'],
  ])('%s is told so, and nothing is made', async (_case, said, field) => {
    const { token } = await linkTo(await sent());

    expect((await accept(token, said)).problem).toMatchObject({ status: 422, errors: [{ field }] });
    expect(await jobs()).toBe(0);
  });
});

describe('a customer who declines by the link', () => {
  it('says why, once, and cannot accept any more', async () => {
    const quotation = await sent();
    const { token } = await linkTo(quotation);

    const [first, again] = [await decline(token), await decline(token)];

    expect([first.status, again.status]).toEqual([200, 200]);
    expect(await now(quotation)).toMatchObject({
      ...{ status: 'REJECTED', rejectReason: 'Too dear', answeredBy: 'Meera Nair', acceptedBy: null },
    });
    expect(JSON.stringify(again.data)).not.toContain('Too dear');
    expect((await accept(token)).problem).toMatchObject({ status: 409, code: 'not_to_be_answered' });
  });
});

it('one address answers twenty times a minute', async () => {
  const answers = [];
  for (let call = 0; call < 21; call += 1) answers.push((await accept('nobody')).status);

  expect(answers.at(-1)).toBe(429);
});
