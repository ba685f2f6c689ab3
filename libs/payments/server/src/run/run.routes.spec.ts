import { type FileLayout, usualFileLayout } from '@freightdesk/banks-contract';
import type { Proposal, Run } from '@freightdesk/payments-contract';
import { tableKinds } from '@freightdesk/shared-endpoint';
import { brokenIn, readTable } from '@freightdesk/shared-server-kit';
import { startApi, type TestAnswer, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { portsOf } from '../payment/payments-ports.builder';
import { type TradeBooks, tradeBooks, trialBalance } from '../payment/trade-books.builder';
import { registerPayments } from '../register-payments';
import { paymentInvariants } from '../verify/payment-invariants';

let api: TestApi;
let books: TradeBooks;
let bankId: string;
let konkan: string;
let ganesh: string;

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerPayments(kit, portsOf()), now: '2026-06-01T06:00:00Z' });
});
afterAll(() => api.close());

beforeEach(async () => {
  await api.startAnew();
  books = tradeBooks(api.db, { clock: api.clock, actor: testActors.ACCOUNT });
  bankId = await books.addBank();
  konkan = await books.addParty('Konkan Roadways', { roles: ['VENDOR'] });
  ganesh = await books.addParty('Ganesh Tempo', { roles: ['VENDOR'] });
});

afterEach(async () => {
  expect(await brokenIn(api.db, paymentInvariants)).toEqual([]);
});

type Line = { invoiceId: string; amountPaise: number };
const post = (path: string, body: object, as: 'ACCOUNT' | 'ADMIN' = 'ACCOUNT'): Promise<TestAnswer> =>
  api.post(`/payment-run/${path}`, body, { as });
const seen = ({ id, version }: Run) => ({ id, version });
const ofParty = (id: string, changes: object) =>
  api.db.updateTable('party').set(changes).where('id', '=', id).execute();

const proposal = async (until = '2026-06-30'): Promise<Proposal> =>
  (await api.get(`/payment-run/proposal?until=${until}`, { as: 'ACCOUNT' })).expect(200).data;
const read = async (id: string): Promise<Run> =>
  (await api.get(`/payment-run/get?id=${id}`, { as: 'ACCOUNT' })).expect(200).data;

const add = (lines: Line[], changes: object = {}) =>
  post('add', { title: 'Vendors of May', bankId, payOn: '2026-06-02', lines, ...changes });
const prepared = async (lines: Line[]): Promise<Run> => (await add(lines)).expect(201).data;
const submitted = async (lines: Line[]): Promise<Run> =>
  (await post('submit', seen(await prepared(lines)))).expect(200).data;
const approved = async (lines: Line[]): Promise<Run> =>
  (await post('approve', seen(await submitted(lines)), 'ADMIN')).expect(200).data;
const pay = (run: Run, changes: object = {}) => post('pay', { ...seen(run), date: '2026-06-01', ...changes });

const lineOf = async (partyId: string, paise: number): Promise<Line> => ({
  invoiceId: await books.addBill(partyId, { totalMinor: paise }),
  amountPaise: paise,
});
const countPayments = async () => (await api.db.selectFrom('payment').select('id').execute()).length;

describe('what a run proposes', () => {
  it('are the bills that are due by a day, those of small enterprises by the day of the law and first', async () => {
    await ofParty(ganesh, { msmeClass: 'MICRO', udyamNumber: 'UDYAM-MH-18-0001234', msmeAgreedDays: 90 });
    await books.addBill(konkan, { date: '2026-04-10' });
    await books.addBill(konkan, { date: '2026-07-10' });
    await books.addBill(ganesh, { date: '2026-05-10', dueDate: '2026-08-08' });

    expect((await proposal()).bills).toMatchObject([
      { party: { name: 'Ganesh Tempo' }, isMsme: true, dueDate: '2026-08-08', payBy: '2026-06-24' },
      { party: { name: 'Konkan Roadways' }, isMsme: false, payBy: '2026-04-10', hasAccount: false },
    ]);
    expect((await proposal('2026-06-23')).bills).toHaveLength(1);
  });

  it('tells what is held, what stands in another run, and what a vendor owes us', async () => {
    const held = await books.addBill(konkan);
    await ofParty(ganesh, { paymentHoldReason: 'Damage of May' });
    await books.addBill(ganesh);
    const taken = await lineOf(konkan, 500_00);
    await books.addBill(konkan, { totalMinor: -40_00 });
    (await post('hold-bill', { invoiceId: held, reason: 'Short delivered' })).expect(200);
    await prepared([taken]);

    const { bills, debits } = await proposal();

    expect(bills.map(({ holdReason, vendorHoldReason, run }) => [holdReason, vendorHoldReason, run?.title])).toEqual([
      ['Short delivered', null, undefined],
      [null, 'Damage of May', undefined],
      [null, null, 'Vendors of May'],
    ]);
    expect(debits).toEqual([{ party: { id: konkan, name: 'Konkan Roadways' }, debitPaise: 40_00 }]);
  });
});

describe('a payment run', () => {
  it('is prepared, submitted, approved by another and paid: one payment for each vendor, with its bills', async () => {
    const lines = [await lineOf(konkan, 1_50_000_00), await lineOf(konkan, 60_000_00), await lineOf(ganesh, 9_000_00)];
    const [first, ...others] = lines;
    const inPart = [{ invoiceId: first?.invoiceId ?? '', amountPaise: 1_45_000_00 }, ...others];
    const before = await trialBalance(api.db);
    const run = await approved(inPart);
    expect(await trialBalance(api.db)).toEqual(before);

    const references = [{ partyId: konkan, reference: 'HDFCR52026060112345678' }];
    const paid: Run = (await pay(run, { references })).expect(200).data;

    expect(paid).toMatchObject({ status: 'PAID', paidOn: '2026-06-01', totalPaise: 2_14_000_00, vendorCount: 2 });
    const [one, two, three] = paid.lines.map(({ payment }) => payment);
    expect(one).toEqual({
      id: two?.id,
      number: 'PV/26-27/000001',
      reference: 'HDFCR52026060112345678',
      date: '2026-06-01',
    });
    expect(three).toMatchObject({ number: 'PV/26-27/000002', reference: null });
    const modes = await api.db.selectFrom('payment').select(['mode', 'amountMinor']).orderBy('number').execute();
    expect(modes).toEqual([
      { mode: 'RTGS', amountMinor: 2_05_000_00 },
      { mode: 'NEFT', amountMinor: 9_000_00 },
    ]);
    expect(await trialBalance(api.db)).toMatchObject({ '1010': -2_14_000_00, '2100': -5_000_00 });
    expect((await proposal()).bills).toMatchObject([{ outstandingPaise: 5_000_00, run: null }]);
  });

  it('is not approved by whoever prepared, changed or submitted it', async () => {
    const lines = [await lineOf(konkan, 500_00)];
    const run = await submitted(lines);
    expect((await post('approve', seen(run))).problem).toMatchObject({ status: 409, code: 'own_run' });

    const back: Run = (await post('return', { ...seen(run), reason: 'Pay half' }, 'ADMIN')).expect(200).data;
    const half = lines.map((line) => ({ ...line, amountPaise: 250_00 }));
    const changed = { ...seen(back), title: 'Half', bankId, payOn: '2026-06-02', lines: half };
    const again: Run = (await post('update', changed, 'ADMIN')).expect(200).data;
    const asked: Run = (await post('submit', seen(again))).expect(200).data;

    expect((await post('approve', seen(asked), 'ADMIN')).problem).toMatchObject({ code: 'own_run' });
    expect((await post('approve', seen(asked))).problem).toMatchObject({ code: 'own_run' });
    expect(await read(run.id)).toMatchObject({ status: 'SUBMITTED', totalPaise: 250_00, approvedBy: null });
  });

  it('goes its way in order, and a cancelled one frees its bills', async () => {
    const lines = [await lineOf(konkan, 500_00)];
    const run = await prepared(lines);
    expect((await pay(run)).problem).toMatchObject({ status: 409, code: 'wrong_state' });
    expect((await post('approve', seen(run), 'ADMIN')).problem).toMatchObject({ code: 'wrong_state' });
    expect((await add(lines)).problem).toMatchObject({ status: 422, code: 'in_other_run' });

    (await post('cancel', { ...seen(run), reason: 'Paid by cheque' })).expect(200);

    expect(await read(run.id)).toMatchObject({ status: 'CANCELLED', cancelReason: 'Paid by cheque' });
    (await add(lines)).expect(201);
  });

  it('is paid from a rupee account at a bank: a cash box, a dollar account and an unknown one are refused', async () => {
    const lines = [await lineOf(konkan, 500_00)];
    const box = await books.addBank();
    await api.db.updateTable('bank').set({ accountType: 'CASH' }).where('id', '=', box).execute();
    const banks = [box, await books.addBank({ currency: 'USD' }), await books.addBank({ active: false }), konkan];

    const codes = await Promise.all(
      banks.map(async (one) => (await add(lines, { bankId: one })).problem.errors?.[0]?.field),
    );

    expect(codes).toEqual(['bankId', 'bankId', 'bankId', 'bankId']);
  });

  it.each([
    ['get?id=', 'GET'],
    ['submit', 'POST'],
    ['approve', 'POST'],
    ['pay', 'POST'],
    ['cancel', 'POST'],
    ['return', 'POST'],
    ['fit-line', 'POST'],
    ['update', 'POST'],
  ])('that is not there is not found by %s', async (path, method) => {
    const id = '01990000-0000-7000-8000-0000000000d9';
    const line = { invoiceId: id, amountPaise: 1 };
    const said = { id, version: 1 };
    const more = {
      update: { title: 'Nothing', bankId, payOn: '2026-06-02', lines: [line] },
      pay: { date: '2026-06-01' },
      'fit-line': { invoiceId: id },
    };
    const because = { cancel: { reason: 'Not there' }, return: { reason: 'Not there' } };
    const body = { ...said, ...Object.entries({ ...more, ...because }).find(([of]) => of === path)?.[1] };

    const answer =
      method === 'GET' ? await api.get(`/payment-run/${path}${id}`, { as: 'ACCOUNT' }) : await post(path, body);

    expect(answer.status).toBe(404);
  });
});

describe('what changed since a run was approved', () => {
  it('is told at its row, and nothing of the run is paid', async () => {
    const lines = [await lineOf(ganesh, 9_000_00), await lineOf(konkan, 500_00)];
    const run = await approved(lines);
    const paid = { direction: 'PAYMENT', bankId, partyId: konkan, date: '2026-06-01', mode: 'NEFT', currency: 'INR' };
    const allocations = [{ invoiceId: lines[1]?.invoiceId ?? '', amountMinor: 100_00 }];
    (await api.post('/payment/add', { ...paid, amountMinor: 100_00, allocations }, { as: 'ACCOUNT' })).expect(201);

    expect((await pay(run)).problem).toMatchObject({
      status: 422,
      code: 'over_outstanding',
      errors: [{ field: 'lines.1.amountPaise', message: expect.stringContaining('₹ 400.00 is outstanding') }],
    });
    expect([await countPayments(), (await read(run.id)).status]).toEqual([1, 'APPROVED']);
  });

  it('is put right by one act at its row, down to what is outstanding now or out, and then the rest is paid', async () => {
    const lines = [await lineOf(ganesh, 9_000_00), await lineOf(konkan, 500_00), await lineOf(konkan, 700_00)];
    const run = await approved(lines);
    const [, partly = '', wholly = ''] = lines.map(({ invoiceId }) => invoiceId);
    const paid = { direction: 'PAYMENT', bankId, partyId: konkan, date: '2026-06-01', mode: 'NEFT', currency: 'INR' };
    const allocations = [
      { invoiceId: partly, amountMinor: 100_00 },
      { invoiceId: wholly, amountMinor: 700_00 },
    ];
    (await api.post('/payment/add', { ...paid, amountMinor: 800_00, allocations }, { as: 'ACCOUNT' })).expect(201);
    const fit = async (now: Run, invoiceId: string): Promise<Run> =>
      (await post('fit-line', { ...seen(now), invoiceId })).expect(200).data;

    const less = await fit(run, partly);
    const out = await fit(less, wholly);

    expect(less).toMatchObject({ status: 'APPROVED', totalPaise: 9_000_00 + 400_00 + 700_00 });
    expect(out).toMatchObject({ totalPaise: 9_400_00, billCount: 2 });
    expect((await post('fit-line', { ...seen(out), invoiceId: partly })).problem).toMatchObject({ code: 'line_fits' });
    expect((await pay(out)).expect(200).data).toMatchObject({ status: 'PAID', totalPaise: 9_400_00 });
  });

  it('leaves no run without a bill, and nothing of one that is paid', async () => {
    const line = await lineOf(konkan, 500_00);
    const run = await prepared([line]);
    const allocations = [{ invoiceId: line.invoiceId, amountMinor: 500_00 }];
    const paid = { direction: 'PAYMENT', bankId, partyId: konkan, date: '2026-06-01', mode: 'NEFT', currency: 'INR' };
    (await api.post('/payment/add', { ...paid, amountMinor: 500_00, allocations }, { as: 'ACCOUNT' })).expect(201);
    const fit = (now: Run) => post('fit-line', { ...seen(now), invoiceId: line.invoiceId });

    expect((await fit(run)).problem).toMatchObject({ status: 409, code: 'last_line' });
    const called: Run = (await post('cancel', { ...seen(run), reason: 'Paid already' })).expect(200).data;
    expect((await fit(called)).problem).toMatchObject({ status: 409, code: 'wrong_state' });
  });

  it('also where a bill or its vendor is held, or the bill was cancelled', async () => {
    const lines = [await lineOf(ganesh, 9_000_00), await lineOf(konkan, 500_00), await lineOf(konkan, 700_00)];
    const run = await approved(lines);
    (await post('hold-bill', { invoiceId: lines[1]?.invoiceId, reason: 'Short delivered' })).expect(200);
    await ofParty(ganesh, { paymentHoldReason: 'Damage of May' });
    const cancelled = lines[2]?.invoiceId ?? '';
    await api.db.updateTable('purchaseInvoice').set({ status: 'CANCELLED' }).where('id', '=', cancelled).execute();

    expect((await pay(run)).problem.errors).toMatchObject([
      { field: 'lines.0.amountPaise', code: 'vendor_held' },
      { field: 'lines.1.amountPaise', code: 'bill_held' },
      { field: 'lines.2.invoiceId', code: 'bill_not_open' },
    ]);
    expect(await countPayments()).toBe(0);
  });

  it('a day of a locked month pays nobody', async () => {
    const run = await approved([await lineOf(ganesh, 9_000_00), await lineOf(konkan, 500_00)]);
    const lock = { month: '2026-05-01', lockedAt: api.clock.now(), lockedBy: testActors.ADMIN.userId };
    await api.db.insertInto('periodLock').values(lock).execute();

    expect((await pay(run, { date: '2026-05-31' })).problem).toMatchObject({ code: 'period_locked' });
    expect([await countPayments(), (await read(run.id)).status]).toEqual([0, 'APPROVED']);
  });

  it('two who pay one run at once pay it once', async () => {
    const run = await approved([await lineOf(ganesh, 9_000_00)]);

    const answers = await Promise.all([pay(run), pay(run)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await countPayments()).toBe(1);
  });
});

describe('the file that is uploaded at the bank', () => {
  const file = (id: string) => api.get(`/payment-run/${id}/file`, { as: 'ACCOUNT' });
  const account = { payeeName: '=Konkan, Roadways', payeeAccount: '50200012345678', payeeIfsc: 'HDFC0000123' };

  it('as a spreadsheet keeps accounts as text', async () => {
    const paymentFile = JSON.stringify({ ...usualFileLayout, format: 'XLSX' });
    await api.db.updateTable('bank').set({ paymentFile }).where('id', '=', bankId).execute();
    await ofParty(konkan, { ...account, payeeAccount: '00050200012345678' });
    const { id } = await approved([await lineOf(konkan, 500_00)]);

    const { bytes } = (await file(id)).expect(200);

    const rows = await readTable(new File([Uint8Array.from(bytes)], 'run.xlsx', { type: tableKinds[1] }));
    expect(rows?.[1]?.slice(0, 5)).toEqual(['NEFT', '=Konkan, Roadways', '00050200012345678', 'HDFC0000123', '500.00']);
  });

  it('says of what stays within the bank its word for that, and so does the run', async () => {
    const paymentFile = JSON.stringify({ ...usualFileLayout, iftWord: 'IFT' });
    await api.db.updateTable('bank').set({ paymentFile, ifsc: 'HDFC0000060' }).where('id', '=', bankId).execute();
    await ofParty(konkan, account);
    await ofParty(ganesh, { ...account, payeeIfsc: 'SBIN0000300' });
    const run = await approved([await lineOf(konkan, 500_00), await lineOf(ganesh, 500_00)]);

    const [, one, two] = (await file(run.id)).expect(200).bytes.toString('utf8').split('\r\n');

    expect(one).toMatch(/^IFT,/);
    expect(two).toMatch(/^NEFT,/);
    expect(run.lines.map(({ isWithinBank }) => isWithinBank)).toEqual([true, false]);
  });

  it('has one line for each vendor, by RTGS from two lakh on, and no text that a spreadsheet would run', async () => {
    await ofParty(konkan, account);
    await ofParty(ganesh, { ...account, payeeName: 'Ganesh Tempo', payeeAccount: '00012345678' });
    const lines = [await lineOf(konkan, 1_50_000_00), await lineOf(konkan, 60_000_00), await lineOf(ganesh, 9_000_50)];
    const { id } = await approved(lines);

    const text = (await file(id)).expect(200).bytes.toString('utf8');

    const [, one, two] = text.split('\r\n');
    expect(one).toMatch(/^RTGS,"'=Konkan, Roadways",50200012345678,HDFC0000123,210000\.00,/);
    expect(two).toMatch(/^NEFT,Ganesh Tempo,00012345678,HDFC0000123,9000\.50,.*,2026-06-02,Vendors of May$/);
  });

  it('is written as its bank wants it, and shown before it is taken', async () => {
    const layout: FileLayout = {
      ...usualFileLayout,
      ...{ hasHeader: false, dateFormat: 'DD/MM/YYYY', amountStyle: 'SHORT', neftWord: 'N', iftWord: 'I' },
      columns: [
        { header: 'Txn', content: 'WAY' },
        { header: 'Code', content: 'FIXED', fixed: 'VPAY' },
        { header: 'A/c', content: 'PAYEE_ACCOUNT' },
        { header: 'Amt', content: 'AMOUNT' },
        { header: 'Date', content: 'PAY_ON' },
      ],
    };
    const ours = { ifsc: 'HDFC0000001', paymentFile: JSON.stringify(layout) };
    await api.db.updateTable('bank').set(ours).where('id', '=', bankId).execute();
    await ofParty(konkan, account);
    await ofParty(ganesh, { ...account, payeeAccount: '00012345678', payeeIfsc: 'ICIC0000001' });
    const { id } = await approved([await lineOf(konkan, 3_00_000_00), await lineOf(ganesh, 9_000_50)]);

    const text = (await file(id)).expect(200).bytes.toString('utf8');
    const shown = (await api.get(`/payment-run/file-preview?id=${id}`, { as: 'ACCOUNT' })).expect(200).data;

    const rows = ['I,VPAY,50200012345678,300000,02/06/2026', 'N,VPAY,00012345678,9000.50,02/06/2026'];
    expect(text).toBe(rows.map((row) => `${row}\r\n`).join(''));
    expect(shown).toEqual({
      ...{ name: 'Vendors-of-May-2026-06-02.csv', heads: ['Txn', 'Code', 'A/c', 'Amt', 'Date'], hasHeader: false },
      ...{ rows: rows.map((row) => row.split(',')), rowCount: 2 },
    });
  });

  it('waits for the approval, and names each vendor whose account is not known', async () => {
    const lines = [await lineOf(konkan, 500_00)];
    const run = await submitted(lines);
    expect((await file(run.id)).problem).toMatchObject({ status: 409, code: 'wrong_state' });
    (await post('approve', seen(run), 'ADMIN')).expect(200);

    expect((await file(run.id)).problem).toMatchObject({
      status: 422,
      code: 'no_account',
      errors: [{ field: 'lines.0.invoiceId', message: expect.stringContaining('account of Konkan Roadways') }],
    });
    expect((await file('01990000-0000-7000-8000-0000000000d9')).status).toBe(404);
  });
});

it('runs are listed by their day, narrowed by state and bank, and found by a word of their name', async () => {
  await prepared([await lineOf(konkan, 500_00), await lineOf(ganesh, 40_00)]);
  await add([await lineOf(konkan, 700_00)], { title: 'Rents', payOn: '2026-06-09' });
  const listed = async (query: string) =>
    (await api.get(`/payment-run/list?${query}`, { as: 'ACCOUNT' }))
      .expect(200)
      .data.map(({ title, billCount, vendorCount, totalPaise }: Run) => [title, billCount, vendorCount, totalPaise]);

  const rents = ['Rents', 1, 1, 700_00];
  const vendors = ['Vendors of May', 2, 2, 540_00];
  expect(await listed('')).toEqual([rents, vendors]);
  expect(await listed('sort=totalPaise')).toEqual([vendors, rents]);
  expect(await listed('q=rent')).toEqual([rents]);
  expect(await listed(`status=DRAFT&bankId=${bankId}&sort=title`)).toEqual([rents, vendors]);
  expect(await listed('status=PAID')).toEqual([]);
});
