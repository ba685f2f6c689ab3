import { chargeLine, saleInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { answerOf, irn } from './portal-answer.builder';
import { foundCompany, registerAll } from './whole-api.builder';

let api: TestApi;
let registered: string;
let unregistered: string;

const ask = (path: string, body: object) => api.as('ACCOUNT').post(path, body);
const post = async (path: string, body: object) => (await ask(path, body)).expect(201).data;
const einvoice = async (id: string) => (await api.get(`/einvoice/${id}`, { as: 'ACCOUNT' })).expect(200).data;
const address = { line1: '4 Ballard Road', city: 'Mumbai', pincode: '400001' };

async function issued(changes: object = {}, line: object = {}) {
  const lines = [chargeLine({ gstRate: '18', rate: '10000.00', sac: '996713', ...line })];
  const body = { ...saleInvoiceInput({ partyId: registered, date: '2026-11-20', lines }), issue: true, ...changes };
  return post('/sale-invoice/add', body);
}

beforeAll(async () => {
  api = await startApi({ register: registerAll, now: '2026-11-21T06:00:00Z' });
  await foundCompany(api.db, { now: api.clock.now(), userId: testActors.ADMIN.userId });
  await api.db
    .updateTable('company')
    .set({
      einvoiceTurnover: 'FROM_10_CRORE',
      address: JSON.stringify({ ...address, city: 'Bengaluru', pincode: '560001' }),
    })
    .execute();
  const customer = { roles: ['CUSTOMER'], address };
  registered = (
    await post('/party/add', { ...customer, name: 'Indus Mills', stateCode: '27', gstin: '27AAPFU0939F1ZV' })
  ).id;
  unregistered = (await post('/party/add', { ...customer, name: 'Kiran Rao', stateCode: '27' })).id;
});
afterAll(() => api.close());

it('a document of ours is told as the portal takes it, and the schema holds nothing against it', async () => {
  const { id, number } = await issued();

  const told = await einvoice(id);

  expect(told).toMatchObject({ state: 'PENDING', registerBy: '2026-12-20', problems: [], answer: null });
  expect(told.payload).toMatchObject({
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N' },
    DocDtls: { Typ: 'INV', No: number, Dt: '20/11/2026' },
    SellerDtls: { Gstin: '29AAGCB7383J1Z4', Pin: 560001, Stcd: '29' },
    BuyerDtls: { Gstin: '27AAPFU0939F1ZV', Pos: '27', Pin: 400001 },
    ItemList: [
      { SlNo: '1', IsServc: 'Y', HsnCd: '996713', AssAmt: 10000, GstRt: 18, IgstAmt: 1800, TotItemVal: 11800 },
    ],
    ValDtls: { AssVal: 10000, IgstVal: 1800, TotInvVal: 11800 },
  });
  const file = await api.get(`/einvoice/${id}?format=json`, { as: 'ACCOUNT' });
  expect(file.expect(200).body).toEqual([told.payload]);
});

it('a discount on the whole is that of its items, and the return tells what is left', async () => {
  const { id, number } = await issued({ discountPercent: '5' }, { discountMinor: 400_00 });

  const { payload, problems } = await einvoice(id);

  const values = { AssVal: 9120, IgstVal: 1641.6, Discount: 0, TotInvVal: 10762 };
  expect(payload).toMatchObject({
    ItemList: [{ UnitPrice: 10000, TotAmt: 10000, Discount: 880, AssAmt: 9120, IgstAmt: 1641.6 }],
    ValDtls: values,
  });
  expect(problems).toEqual([]);
  const { data } = (await api.get('/gst/gstr1?period=112026', { as: 'ACCOUNT' })).expect(200);
  const told = data.b2b
    .flatMap(({ inv }: { inv: { inum: string }[] }) => inv)
    .find(({ inum }: { inum: string }) => inum === number);
  expect(told).toMatchObject({ val: 10762, itms: [{ itm_det: { txval: 9120, iamt: 1641.6 } }] });
});

it('a note names the document that it corrects', async () => {
  const { id, number } = await issued();
  const note = await post('/sale-invoice/credit-note', { id, date: '2026-11-21', reason: 'Agreed lower', full: true });

  const { payload } = await einvoice((note.note ?? note.creditNote ?? note).id);

  expect(payload).toMatchObject({
    DocDtls: { Typ: 'CRN' },
    RefDtls: { PrecDocDtls: [{ InvNo: number, InvDt: '20/11/2026' }] },
  });
});

it.each([
  ['an unregistered customer', () => issued({ partyId: unregistered }), /not registered/],
  ['a goods transport agency', () => issued({}, { sac: '996791', gstRate: '5' }), /goods transport agency is outside/],
  [
    'what is exempt',
    () => issued({ kind: 'BILL_OF_SUPPLY' }, { gstRate: '0', taxability: 'EXEMPT' }),
    /Nothing of this is taxed/,
  ],
  ['a draft', () => issued({ issue: false }), /draft/],
])('there is no e-invoice of %s, and it says so', async (_what, make, why) => {
  const { id } = await make();

  const told = await einvoice(id);

  expect(told).toMatchObject({ state: 'NOT_NEEDED', why: expect.stringMatching(why), payload: null });
  expect(
    (await ask(`/einvoice/${id}`, { irn, ackNumber: '1126100', ackDate: '2026-11-20 18:00', signedQr: 'e30.e30.x' }))
      .status,
  ).toBe(409);
});

it('there is none of a cancelled document: neither its file nor an answer is taken, and both say why', async () => {
  const { id, number, version } = await issued();
  const answer = answerOf(await einvoice(id));
  (await ask('/sale-invoice/cancel', { id, version, reason: 'Made by mistake' })).expect(200);

  expect(await einvoice(id)).toMatchObject({ state: 'NOT_NEEDED', payload: null, registerBy: null });
  const { problem } = (await ask(`/einvoice/${id}`, answer)).expect(409);
  expect(problem).toMatchObject({ code: 'no_einvoice', message: expect.stringMatching(/takes no cancelled document/) });
  const file = (await api.get(`/einvoice/file?id=${id}`, { as: 'ACCOUNT' })).expect(409);
  expect(file.problem.message).toContain(`${number} is not to be registered: This document is cancelled`);
  const alone = (await api.get(`/einvoice/${id}?format=json`, { as: 'ACCOUNT' })).expect(409);
  expect(alone.problem).toMatchObject({ code: 'no_einvoice', message: problem.message });
});

it('the portal’s answer is kept once, stands in the way of a cancellation, and is cancelled within 24 hours', async () => {
  const { id, version } = await issued();
  const answer = { ...answerOf(await einvoice(id)), ackDate: '2026-11-20 11:00:00' };

  expect((await ask(`/einvoice/${id}`, answer)).expect(200).data).toMatchObject({
    state: 'REGISTERED',
    answer: { irn },
  });
  expect((await ask(`/einvoice/${id}`, answer)).expect(409).problem.code).toBe('registered');

  const cancel = { id, version, reason: 'Wrong party' };
  expect((await ask('/sale-invoice/cancel', cancel)).expect(409).problem.code).toBe('einvoice_stands');
  const late = { irn, cancelledAt: '2026-11-21 11:00:01' };
  expect((await ask(`/einvoice/${id}`, late)).expect(422).problem.code).toBe('too_late');
  const inTime = { irn, cancelledAt: '2026-11-21 10:59:59' };
  expect((await ask(`/einvoice/${id}`, inTime)).expect(200).data).toMatchObject({
    state: 'CANCELLED',
    why: expect.stringMatching(/cancel the document here too/),
  });
  (await ask('/sale-invoice/cancel', cancel)).expect(200);
  expect((await einvoice(id)).why).toBe('The IRN was cancelled at the portal.');
});

it('its registration and the end of its IRN stand in the activity of the document, without the signed code', async () => {
  const { id } = await issued();
  const own = 'd7'.repeat(32);
  const answer = { ...answerOf(await einvoice(id), { Irn: own }), irn: own, ackDate: '2026-11-20 11:00:00' };
  (await ask(`/einvoice/${id}`, answer)).expect(200);
  (await ask(`/einvoice/${id}`, { irn: own, cancelledAt: '2026-11-20 12:00:00' })).expect(200);

  const { data } = (await api.get(`/timeline?record=sale invoice&recordId=${id}`, { as: 'ACCOUNT' })).expect(200).body;

  const changes = data.map(({ change }: { change: object }) => change);
  expect(changes.slice(0, 2)).toMatchObject([
    { action: 'cancel-irn', fields: [{ field: 'cancelledAt', before: null, after: '2026-11-20T06:30:00.000Z' }] },
    {
      action: 'register-einvoice',
      fields: [
        { field: 'irn', before: null, after: own },
        { field: 'ackNumber', before: null, after: answer.ackNumber },
        { field: 'acknowledgedAt', before: null, after: '2026-11-20T05:30:00.000Z' },
      ],
    },
  ]);
});

describe('what waits for the portal', () => {
  const listed = async (query: string) =>
    (await api.get(`/sale-invoice/list?${query}`, { as: 'ACCOUNT' })).expect(200).body.data as Record<
      string,
      unknown
    >[];
  const dueIds = async () => (await listed('einvoiceDue=true&pageSize=100')).map(({ id }) => id);
  const waiting = async () => {
    const { today } = (await api.get('/dashboard/getStats', { as: 'ACCOUNT' })).expect(200).data;
    return today.filter(({ name }: { name: string }) => name === 'saleInvoice.einvoice');
  };
  const setTurnover = (einvoiceTurnover: string) => api.db.updateTable('company').set({ einvoiceTurnover }).execute();

  it('is in the list and on the first page with its last day, until the answer is kept', async () => {
    const { id } = await issued();

    expect((await listed(`einvoiceDue=true`)).find((row) => row['id'] === id)).toMatchObject({
      registerBy: '2026-12-20',
      irnAt: null,
    });
    expect(await waiting()).toContainEqual(expect.objectContaining({ id, by: 'day', due: '2026-12-19T18:30:00.000Z' }));

    const other = 'c3'.repeat(32);
    (await ask(`/einvoice/${id}`, { ...answerOf(await einvoice(id), { Irn: other }), irn: other })).expect(200);

    expect(await dueIds()).not.toContain(id);
    expect((await waiting()).map((one: { id: string }) => one.id)).not.toContain(id);
    const known = (await api.get(`/sale-invoice/get?id=${id}`, { as: 'ACCOUNT' })).expect(200).data;
    expect(known).toMatchObject({ einvoiceDue: false, registerBy: null, irnAt: '2026-11-20T12:30:00.000Z' });
  });

  it('are those of all documents that the portal has not registered, and no others', async () => {
    const made = [
      await issued(),
      await issued({ partyId: unregistered }),
      await issued({}, { sac: '996791', gstRate: '5' }),
      await issued({ kind: 'BILL_OF_SUPPLY' }, { gstRate: '0', taxability: 'EXEMPT' }),
      await issued({ kind: 'PROFORMA' }),
      await issued({ issue: false }),
    ];
    const gone = await issued();
    (await ask('/sale-invoice/cancel', { id: gone.id, version: gone.version, reason: 'Made by mistake' })).expect(200);

    const due = await dueIds();

    const states = await Promise.all([...made, gone].map(async ({ id }) => (await einvoice(id)).state === 'PENDING'));
    expect([...made, gone].map(({ id }) => due.includes(id))).toEqual(states);
    expect(states.filter(Boolean)).toHaveLength(1);
  });

  it('is nothing of before the day from which the company has e-invoices, and it says so', async () => {
    const { id } = await issued();
    const setFrom = (einvoiceFrom: string | null) => api.db.updateTable('company').set({ einvoiceFrom }).execute();
    const isWaiting = async () => [
      (await dueIds()).includes(id),
      (await waiting()).some((one: { id: string }) => one.id === id),
      (await einvoice(id)).state === 'PENDING',
    ];

    await setFrom('2026-11-20');
    const fromItsDay = await isWaiting();
    await setFrom('2026-11-21');
    const later = [await isWaiting(), (await einvoice(id)).why];
    await setFrom(null);

    expect(fromItsDay).toEqual([true, true, true]);
    expect(later).toEqual([[false, false, false], expect.stringMatching(/before the day/)]);
  });

  it('has no last day below 10 crore, and nothing waits below 5', async () => {
    const { id } = await issued();

    await setTurnover('ABOVE_5_CRORE');
    expect((await listed('einvoiceDue=true')).find((row) => row['id'] === id)).toMatchObject({ registerBy: null });
    await setTurnover('UP_TO_5_CRORE');
    expect(await dueIds()).toEqual([]);
    await setTurnover('FROM_10_CRORE');
  });

  it('can be cancelled at the portal no more after a day: the sentence leads to a credit note', async () => {
    const { id, version } = await issued();
    const answer = answerOf(await einvoice(id), { Irn: 'b2'.repeat(32) });
    (await ask(`/einvoice/${id}`, { ...answer, irn: 'b2'.repeat(32), ackDate: '2026-11-20 11:00:00' })).expect(200);

    const { problem } = (await ask('/sale-invoice/cancel', { id, version, reason: 'Wrong party' })).expect(409);

    expect(problem).toMatchObject({ code: 'einvoice_stands', message: expect.stringMatching(/credit note instead/) });
  });
});

describe('one file of many documents', () => {
  const file = (...ids: string[]) =>
    api.get(`/einvoice/file?${ids.map((id) => `id=${id}`).join('&')}`, { as: 'ACCOUNT' });

  it('has each of them as the portal takes it', async () => {
    const [one, other] = [await issued(), await issued()];

    const { bytes } = (await file(one.id, other.id)).expect(200);

    const payloads = JSON.parse(bytes.toString());
    expect(payloads.map(({ DocDtls }: { DocDtls: { No: string } }) => DocDtls.No)).toEqual([one.number, other.number]);
  });

  it('is not made where one is not to be registered, and names it', async () => {
    const [one, outside] = [await issued(), await issued({ partyId: unregistered })];

    const { problem } = await file(one.id, outside.id);

    expect(problem).toMatchObject({ status: 409, code: 'not_for_the_portal' });
    expect(problem.message).toContain(outside.number);
  });
});
