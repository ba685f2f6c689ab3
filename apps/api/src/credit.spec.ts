import { docketInput } from '@freightdesk/domestic-contract/testing';
import { jobcardInput } from '@freightdesk/intl-shipment-contract/testing';
import { saleInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { promisedOn } from '@freightdesk/invoices-server';
import type { Role } from '@freightdesk/shared-access';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { foundCompany, registerAll, unsoundIn } from './whole-api.builder';

let api: TestApi;
let chargeHeadId: string;
let named = 0;

beforeAll(async () => {
  api = await startApi({ register: registerAll, now: '2026-11-21T06:00:00Z' });
  await foundCompany(api.db, { now: api.clock.now(), userId: testActors.ADMIN.userId });
  chargeHeadId = (await api.as('ACCOUNT').get('/charge-head/list?pageSize=1')).expect(200).body.data[0].id;
});
afterAll(() => api.close());

const post = (path: string, body: object, as: Role = 'ACCOUNT') => api.as(as).post(path, body);
async function customer(terms: object): Promise<string> {
  const party = { name: `Coastal Spices ${(named += 1)}`, roles: ['CUSTOMER'], stateCode: '29', ...terms };
  return (await post('/party/add', party)).expect(201).data.id;
}
/** Comes to 11,800.00 with tax. */
const invoice = (partyId: string) => saleInvoiceInput({ partyId, date: '2026-11-20' });
const issued = (partyId: string) => post('/sale-invoice/add', { ...invoice(partyId), issue: true });
const seen = ({ id, version }: { id: string; version: number }) => ({ id, version });
const approve = (draft: object, as: Role = 'ADMIN') =>
  post('/party/approve-credit', { approvedPaise: 11_800_00, reason: 'Paid by tomorrow', ...draft }, as);

describe('a customer over the credit limit', () => {
  it('is billed up to it, and beyond it is refused with the figures', async () => {
    const partyId = await customer({ creditLimitPaise: 20_000_00 });
    (await issued(partyId)).expect(201);

    const { problem } = await issued(partyId);

    expect(problem).toMatchObject({
      status: 409,
      code: 'credit_limit',
      values: { limit: '₹ 20,000.00', outstanding: '₹ 11,800.00', document: '₹ 11,800.00' },
    });
    const { data } = (await api.as('ACCOUNT').get(`/sale-invoice/list?partyId=${partyId}`)).expect(200).body;
    expect(data).toHaveLength(1);
  });

  it('is billed by the document that an administrator approved, and by no other', async () => {
    const partyId = await customer({ creditLimitPaise: 0 });
    const draft = (await post('/sale-invoice/add', invoice(partyId))).expect(201).data;
    const approval = { partyId, record: 'sale invoice', recordId: draft.id };
    (await post('/sale-invoice/issue', seen(draft))).expect(409);
    (await approve(approval, 'ACCOUNT')).expect(403);

    (await approve(approval)).expect(200);

    (await post('/sale-invoice/issue', seen(draft))).expect(200);
    (await issued(partyId)).expect(409);
    const { data } = (await api.as('ACCOUNT').get(`/timeline?record=sale invoice&recordId=${draft.id}`)).expect(200);
    expect(JSON.stringify(data)).toContain('Paid by tomorrow');
  });

  it('has proformas and credit notes made all the same', async () => {
    const partyId = await customer({});
    const { id } = (await issued(partyId)).expect(201).data;
    const party = (await api.as('ACCOUNT').get(`/party/get?id=${partyId}`)).data;
    (await post('/party/update', { ...seen(party), creditLimitPaise: 0 })).expect(200);

    const proforma = await post('/sale-invoice/add', { ...invoice(partyId), kind: 'PROFORMA', issue: true });
    const note = { id, date: '2026-11-20', reason: 'Rate was agreed lower', full: true };
    const credited = await post('/sale-invoice/credit-note', note);
    expect([proforma.status, credited.status]).toEqual([201, 201]);
  });

  it('is billed no further when several are issued at once', async () => {
    const partyId = await customer({ creditLimitPaise: 24_000_00 });

    const answers = await Promise.all(Array.from({ length: 6 }, () => issued(partyId)));

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409]);
    expect(await unsoundIn(api.db)).toEqual([]);
  });
});

describe('a customer on hold', () => {
  const held = () => customer({ creditStatus: 'HOLD', creditStatusReason: 'Cheque returned.' });

  it('is held for a reason', async () => {
    const { problem } = await post('/party/add', { name: 'Held', roles: ['CUSTOMER'], creditStatus: 'HOLD' });

    expect(problem.errors).toMatchObject([{ field: 'creditStatusReason', code: 'required' }]);
  });

  it('has no docket booked without an approval; who books is told no figure and no reason', async () => {
    const billingPartyId = await held();
    const docket = (await post('/domestic/jobcard/add', docketInput({ billingPartyId }), 'DOMESTIC')).expect(201).data;
    const book = { ...seen(docket), to: 'BOOKED' };
    const told = (await post('/domestic/jobcard/move', book, 'DOMESTIC')).problem;
    expect(told).toMatchObject({ status: 409, code: 'credit_hold' });
    expect(JSON.stringify(told)).not.toContain('Cheque');
    const toAdmin = (await post('/domestic/jobcard/move', book, 'ADMIN')).problem;
    expect(toAdmin.message).toContain('Cheque returned.');

    (await approve({ partyId: billingPartyId, record: 'docket', recordId: docket.id })).expect(200);

    (await post('/domestic/jobcard/move', book, 'DOMESTIC')).expect(200);
  });

  it('has no job opened without an approval that covers its charges', async () => {
    const customerId = await held();
    const sold = { chargeHeadId, basis: 'PER_SHIPMENT' as const, quantity: '1', sellRate: '90000' };
    const job = jobcardInput({ customerId, incoterm: 'FOB', charges: [sold] });
    const draft = (await post('/jobcard/add', job, 'INTERNATIONAL')).expect(201).data;
    const open = { ...seen(draft), to: 'OPEN' };
    const of = { partyId: customerId, record: 'jobcard', recordId: draft.id };
    (await approve(of)).expect(200);
    const tooLittle = await post('/jobcard/move', open, 'INTERNATIONAL');

    (await approve({ ...of, approvedPaise: 90_000_00 })).expect(200);

    const enough = await post('/jobcard/move', open, 'INTERNATIONAL');
    expect([tooLittle.status, enough.status]).toEqual([409, 200]);
  });
});

describe('what a customer says of what he owes', () => {
  const followUp = (document: { id: string; version: number }, said: object) =>
    post('/sale-invoice/follow-up', { ...seen(document), promisedOn: null, dispute: null, ...said });

  it('is kept beside the document, and found, and the books stay as sound as they were', async () => {
    const invoiced = (await issued(await customer({}))).expect(201).data;

    const { data } = (await followUp(invoiced, { promisedOn: '2026-11-25', dispute: 'Detention' })).expect(200);

    expect(data).toMatchObject({ promisedOn: '2026-11-25', dispute: 'Detention', version: invoiced.version + 1 });
    const list = (await api.as('ACCOUNT').get('/sale-invoice/list?disputed=true')).expect(200).body;
    expect(list.data).toMatchObject([{ id: invoiced.id, promisedOn: '2026-11-25' }]);
    expect([...(await promisedOn(api.db, [invoiced.id]))]).toEqual([[invoiced.id, '2026-11-25']]);
    expect([...(await promisedOn(api.db, []))]).toEqual([]);
    expect(await unsoundIn(api.db)).toEqual([]);
  });

  it('is of a day to come, of something that is owed, and seen by whoever says it', async () => {
    const invoiced = (await issued(await customer({}))).expect(201).data;
    const draft = (await post('/sale-invoice/add', invoice(await customer({})))).expect(201).data;

    expect((await followUp(invoiced, { promisedOn: '2026-11-20' })).problem.errors).toMatchObject([
      { field: 'promisedOn', code: 'promised_before' },
    ]);
    expect((await followUp(draft, {})).problem.code).toBe('nothing_owed');
    expect((await followUp({ ...invoiced, version: 99 }, {})).problem.code).toBe('stale_version');
  });
});

it('the credit of a customer is told to accounts alone', async () => {
  const id = await customer({ creditLimitPaise: 5_000_00 });

  const { data } = (await api.as('ACCOUNT').get(`/party/credit?id=${id}`)).expect(200);
  expect(data).toMatchObject({
    creditLimitPaise: 5_000_00,
    creditStatus: 'GOOD',
    outstandingPaise: 0,
    approvedPaise: null,
  });
  (await api.as('DOMESTIC').get(`/party/credit?id=${id}`)).expect(403);
});
