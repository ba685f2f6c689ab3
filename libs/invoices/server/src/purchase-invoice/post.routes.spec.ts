import { costLine, purchaseInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { roles } from '@freightdesk/shared-access';
import { startApi, type TestAnswer, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { gstins, trialBalance } from '../sale-invoice/invoice-books.builder';
import type { BillDesk } from './bill-desk.builder';
import { withBills } from './with-bills.builder';

let api: TestApi;
let desk: BillDesk<TestAnswer>;
let partyId: string;

withBills(
  { startApi, actor: testActors.ACCOUNT, vendor: { name: 'Varuna Lines' } },
  (begun) => ({ api, desk, partyId } = begun),
);

describe('a draft', () => {
  it('has every figure and its vendor, and neither number nor posting', async () => {
    const draft = await desk.added({ partyId, supplierNumber: 'V-7', lines: [costLine({ rate: '10000.40' })] });

    expect(draft).toMatchObject({
      number: null,
      status: 'DRAFT',
      supplierNumber: 'V-7',
      dueDate: '2026-05-08',
      party: { id: partyId, name: 'Varuna Lines', gstin: gstins.mumbai },
      vendor: { name: 'Varuna Lines', pan: 'AAPFU0939F', stateCode: '27', country: 'IN' },
      recipientGstin: gstins.ours,
      supply: 'INTRA',
      taxablePaise: 10_000_40,
      cgstPaise: 250_01,
      sgstPaise: 250_01,
      totalPaise: 10_500_42,
      tdsPaise: 0,
      payablePaise: 10_500_42,
      outstandingPaise: 0,
      voucherId: null,
      exchangeRate: null,
      version: 1,
    });
    expect(draft.lines).toEqual([expect.objectContaining({ accountCode: '5010', jobId: null })]);
    expect(await desk.counted('voucher')).toBe(0);
    expect(await desk.counted('numberCounter')).toBe(0);
  });

  it('is written anew as a whole', async () => {
    const { id, version } = await desk.added({ partyId, roundOffPaise: -40, lines: [costLine(), costLine()] });

    const input = purchaseInvoiceInput({ partyId, lines: [costLine({ rate: '500.00' })] });
    const { data } = (await desk.post('update', { ...input, id, version })).expect(200);

    expect(data).toMatchObject({ taxablePaise: 500_00, roundOffPaise: 0, totalPaise: 525_00, version: 2 });
    expect(await desk.counted('purchaseInvoiceLine')).toBe(1);
  });

  it('on an older state is refused and shows the current one', async () => {
    const { id, version } = await desk.added({ partyId });
    (await desk.post('update', { ...purchaseInvoiceInput({ partyId }), id, version })).expect(200);

    const answers = [
      await desk.post('update', { ...purchaseInvoiceInput({ partyId }), id, version }),
      await desk.post('post', { id, version }),
    ];

    for (const { problem } of answers) {
      expect(problem).toMatchObject({ status: 409, code: 'stale_version', current: { id, version: 2 } });
    }
    expect(await desk.counted('voucher')).toBe(0);
  });

  it.each([
    ['partyId', 'unknown_party', { partyId: testActors.ADMIN.userId }],
    ['partyGstin', 'unknown_registration', { partyGstin: gstins.bengaluru }],
    ['branchId', 'unknown_branch', { branchId: testActors.ADMIN.userId }],
    ['lines.1.jobId', 'unknown_job', { lines: [costLine(), costLine({ jobId: testActors.ADMIN.userId })] }],
    ['lines.0.docketId', 'unknown_reference', { lines: [costLine({ docketId: testActors.ADMIN.userId })] }],
    ['lines.0.accountCode', 'unknown_account', { lines: [costLine({ accountCode: '5999' })] }],
    ['lines.0.accountCode', 'unknown_account', { lines: [costLine({ accountCode: '1310' })] }],
    ['lines.0.gstRate', 'rate_not_in_force', { lines: [costLine({ gstRate: '12' })] }],
  ])('names %s where it is wrong (%s)', async (field, code, changes) => {
    const { problem } = (await desk.add({ partyId, ...changes })).expect(422);

    expect(problem.errors).toEqual([expect.objectContaining({ field, code })]);
    expect(await desk.counted('purchaseInvoice')).toBe(0);
  });

  it('never takes a figure from outside', async () => {
    const { problem } = (await desk.post('add', { ...purchaseInvoiceInput({ partyId }), tdsPaise: 1 })).expect(422);

    expect(problem.errors).toEqual([expect.objectContaining({ field: 'tdsPaise' })]);
  });
});

describe('posting', () => {
  it('takes the first number of the year and posts costs by job, input heads and the vendor', async () => {
    const { id: jobId, number: jobNumber } = await desk.books.addJob(partyId);
    const lines = [costLine({ jobId }), costLine({ sac: '9984', rate: '1000', gstRate: '18' })];
    const draft = await desk.added({ partyId, lines, roundOffPaise: 50 });

    const { data } = (await desk.post('post', { id: draft.id, version: draft.version })).expect(200);

    expect(data).toMatchObject({
      number: 'PI/26-27/000001',
      selfInvoiceNumber: null,
      status: 'POSTED',
      outstandingPaise: 11_680_50,
      postedAt: '2026-06-01T06:00:00.000Z',
    });
    expect(data.lines[0]).toMatchObject({ jobId, jobNumber });
    expect(await trialBalance(api.db)).toEqual({
      '1310': 340_00,
      '1320': 340_00,
      '2100': -11_680_50,
      '5010': 10_000_00,
      '6020': 1_000_00,
      '7900': 50,
    });
    const ofJob = await api.db.selectFrom('posting').select('debitPaise').where('jobId', '=', jobId).execute();
    expect(ofJob).toEqual([{ debitPaise: 10_000_00 }]);
  });

  it('one key twice is one bill', async () => {
    const input = purchaseInvoiceInput({ partyId, post: true });
    const send = () => api.post('/purchase-invoice/add', input, { as: 'ACCOUNT', key: 'form-opened-once' });
    const first = await send();
    const second = await send();

    expect(second.body).toEqual(first.body);
    expect(await desk.counted('voucher')).toBe(1);
  });

  it('is done once, and a posted bill is neither changed nor posted again', async () => {
    const { id, version } = await desk.posted({ partyId });

    const update = await desk.post('update', { ...purchaseInvoiceInput({ partyId }), id, version });
    const post = await desk.post('post', { id, version });

    expect(update.problem).toMatchObject({ status: 409, code: 'posted' });
    expect(post.problem).toMatchObject({ status: 409, code: 'already_posted' });
    expect(await desk.counted('voucher')).toBe(1);
  });

  it('numbers bills as they come, whatever their dates, and each year and registration alone', async () => {
    const branchId = await desk.books.addBranch({ stateCode: '29', gstin: gstins.bengaluru });
    const supplierDate = '2026-03-01';

    expect(await desk.posted({ partyId, date: '2026-05-10' })).toMatchObject({ number: 'PI/26-27/000001' });
    expect(await desk.posted({ partyId, date: '2026-04-08' })).toMatchObject({ number: 'PI/26-27/000002' });
    expect(await desk.posted({ partyId, supplierDate, date: '2026-03-31' })).toMatchObject({
      number: 'PI/25-26/000001',
    });
    expect(await desk.posted({ partyId, branchId })).toMatchObject({
      number: 'PI2/26-27/000001',
      supply: 'INTER',
      igstPaise: 500_00,
      recipientGstin: gstins.bengaluru,
    });
  });

  it('in a locked month is refused, and the number goes to the next bill', async () => {
    await desk.books.lockMonth('2026-04-01');

    const { problem } = (await desk.add({ partyId, post: true })).expect(409);

    expect(problem).toMatchObject({ code: 'period_locked' });
    expect(await desk.counted('purchaseInvoice')).toBe(0);
    expect(await desk.posted({ partyId, date: '2026-05-01' })).toMatchObject({ number: 'PI/26-27/000001' });
  });

  it('of a bill that comes to nothing is refused', async () => {
    const { problem } = (await desk.add({ partyId, lines: [costLine({ rate: '0' })], post: true })).expect(422);

    expect(problem).toMatchObject({ code: 'nothing_to_post', errors: [{ field: 'lines' }] });
  });

  it('shows beforehand the number it would take, and reserves nothing', async () => {
    const preview = () => desk.get('get-invoicenumber?date=2026-04-10');

    expect((await preview()).expect(200).data).toEqual({ number: 'PI/26-27/000001' });
    expect(await desk.posted({ partyId })).toMatchObject({ number: 'PI/26-27/000001' });
    expect((await preview()).data).toEqual({ number: 'PI/26-27/000002' });
  });

  it('twenty at once gives 1 to 20, each posted once', async () => {
    const drafts = await Promise.all(Array.from({ length: 20 }, () => desk.added({ partyId })));

    const answers = await Promise.all(drafts.map(({ id, version }) => desk.post('post', { id, version })));

    const numbers = answers.map((answer): string => answer.expect(200).data.number).sort();
    expect(numbers).toEqual(drafts.map((_draft, index) => `PI/26-27/${String(index + 1).padStart(6, '0')}`));
    expect(await trialBalance(api.db)).toMatchObject({ '2100': -20 * 10_500_00, '5010': 20 * 10_000_00 });
  });

  it('one draft twice at the same moment gives one bill', async () => {
    const { id, version } = await desk.added({ partyId });

    const answers = await Promise.all([desk.post('post', { id, version }), desk.post('post', { id, version })]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await desk.counted('voucher')).toBe(1);
  });
});

it('bills are for administrators and accounts alone', async () => {
  const { id, version } = await desk.added({ partyId });
  const statuses = roles.map(async (role) => [
    (await api.as(role).get('/purchase-invoice/list')).status,
    (await api.as(role).post('/purchase-invoice/post', { id, version: version + 5 })).status,
  ]);

  expect(await Promise.all(statuses)).toEqual(
    roles.map((role) => (['ADMIN', 'ACCOUNT'].includes(role) ? [200, 409] : [403, 403])),
  );
});
