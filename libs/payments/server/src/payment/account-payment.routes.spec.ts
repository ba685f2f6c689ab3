import type { AddPaymentInput, ChallanCover, Payment } from '@freightdesk/payments-contract';
import { receiptInput } from '@freightdesk/payments-contract/testing';
import { newId } from '@freightdesk/shared-database';
import { startApi, type TestAnswer, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { PaymentDesk, paymentsAlone } from './payment-desk.builder';

let api: TestApi;
let desk: PaymentDesk<TestAnswer>;

beforeAll(async () => {
  api = await startApi(paymentsAlone);
  desk = new PaymentDesk(api, testActors.ACCOUNT);
});
afterAll(() => api.close());
beforeEach(() => desk.startAnew());
afterEach(async () => expect(await desk.broken()).toEqual([]));

/** An expense as a program sends it, without what it has not. */
const spend = ({ partyId, ...changes }: Partial<AddPaymentInput> = {}) => {
  const { partyId: _nobody, ...input } = receiptInput({
    direction: 'EXPENSE',
    bankId: desk.bankId,
    amountMinor: 1_180_00,
    ...changes,
  });
  const accountCode = 'accountCode' in changes ? changes.accountCode : '6020';
  return desk.post('add', { ...input, ...(partyId && { partyId }), ...(accountCode && { accountCode }) });
};
const spent = async (changes: Partial<AddPaymentInput> = {}): Promise<Payment> =>
  (await spend(changes)).expect(201).data;

async function addJob(): Promise<string> {
  const [id, now, { userId }] = [newId(), api.clock.now(), testActors.ACCOUNT];
  const stamp = { createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId };
  const journey = { mode: 'SEA_FCL', direction: 'EXPORT', status: 'OPEN', ownerId: userId, date: '2026-04-01' };
  const places = { originLocode: 'INNSA', destinationLocode: 'DEHAM', customerId: await desk.books.addParty() };
  await api.db
    .insertInto('jobcard')
    .values({ ...stamp, ...journey, ...places, id, number: 'SE/26-27/00007' })
    .execute();
  return id;
}

const postedTo = async (jobId: string): Promise<number> =>
  (
    await api.db.selectFrom('posting').select(['debitPaise', 'creditPaise']).where('jobId', '=', jobId).execute()
  ).reduce((sum, { debitPaise, creditPaise }) => sum + debitPaise - creditPaise, 0);

const gst = { gstRate: '18', supply: 'INTRA', itcEligible: true } as const;

describe('an expense', () => {
  it('is booked to its account with the credit of its GST, under a number of its own series', async () => {
    const expense = await spent({ gst });

    expect(expense).toMatchObject({
      ...{ number: 'EV/26-27/000001', direction: 'EXPENSE', party: null },
      account: { code: '6020', name: 'Office and administration' },
      ...{ gstRate: '18', supply: 'INTRA', itcEligible: true, taxablePaise: 1_000_00, cgstPaise: 90_00, igstPaise: 0 },
      ...{ allocatedPaise: 0, unallocatedPaise: 0, unallocatedMinor: 0 },
      vouchers: [{ narration: 'Spent for Office and administration, NEFT UTR 000123456789' }],
    });
    expect(await desk.balances()).toEqual({ '1010': -1_180_00, '1310': 90_00, '1320': 90_00, '6020': 1_000_00 });
  });

  it('whose tax we owe costs the vendor no more: the tax is due to the government, and comes back where credit is taken', async () => {
    const owed = { ...gst, reverseCharge: true };
    const expense = await spent({ amountMinor: 1_000_00, gst: owed });
    const job = await addJob();
    const blocked = await spent({ amountMinor: 1_000_00, jobId: job, gst: { ...owed, itcEligible: false } });

    expect(expense).toMatchObject({ reverseCharge: true, taxablePaise: 1_000_00, cgstPaise: 90_00, sgstPaise: 90_00 });
    expect(await postedTo(job)).toBe(1_180_00);
    expect(await desk.balances()).toEqual({
      ...{ '1010': -2_000_00, '6020': 2_180_00, '1340': 90_00, '1350': 90_00 },
      ...{ '2240': -180_00, '2250': -180_00 },
    });
    for (const { id, version } of [expense, blocked])
      (await desk.reverse({ id, version }, 'Entered twice')).expect(200);
    expect(await desk.balances()).toEqual({});
  });

  it('of a job is posted to it, without the credit that is no cost; taken back, the job bears nothing of it', async () => {
    const job = await addJob();
    const { id, version, job: named } = await spent({ gst, jobId: job });

    expect(named).toEqual({ id: job, number: 'SE/26-27/00007' });
    expect(await postedTo(job)).toBe(1_000_00);
    (await desk.reverse({ id, version }, 'Entered twice')).expect(200);

    expect(await postedTo(job)).toBe(0);
  });

  it('is of a job that is known, and of none where it is a due', async () => {
    const job = await addJob();

    expect((await spend({ jobId: testActors.ADMIN.userId })).expect(422).problem).toMatchObject({
      ...{ code: 'unknown_job', errors: [{ field: 'jobId' }] },
    });
    expect((await spend({ jobId: job, accountCode: '2311' })).expect(422).problem).toMatchObject({
      ...{ code: 'job_of_due', errors: [{ field: 'jobId' }] },
    });
    const receipt = receiptInput({ bankId: desk.bankId, partyId: await desk.books.addParty(), jobId: job });
    expect((await desk.post('add', receipt)).expect(422).problem.errors).toMatchObject([{ field: 'jobId' }]);
  });

  it('of a branch is posted for it, and so is its mirror; a branch that nobody knows is refused', async () => {
    const [now, { userId }] = [api.clock.now(), testActors.ACCOUNT];
    const by = { createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId };
    const branchId = newId();
    await api.db
      .insertInto('branch')
      .values({ ...by, id: branchId, code: 'MAA', name: 'Chennai', stateCode: '33' })
      .execute();
    const { id, version, vouchers } = await spent({ gst, branchId });
    (await desk.reverse({ id, version }, 'Paid twice')).expect(200);

    expect(vouchers).toMatchObject([{ branches: ['Chennai'] }]);
    const named = await api.db.selectFrom('posting').select('branchId').distinct().execute();
    expect(named).toContainEqual({ branchId });
    expect((await spend({ branchId: newId() })).expect(422).problem).toMatchObject({
      ...{ code: 'unknown_branch', errors: [{ field: 'branchId' }] },
    });
    const receipt = receiptInput({ bankId: desk.bankId, partyId: await desk.books.addParty(), branchId });
    expect((await desk.post('add', receipt)).expect(422).problem.errors).toMatchObject([{ field: 'branchId' }]);
  });

  it('is taken back by its mirror', async () => {
    const { id, version } = await spent({ gst });

    (await desk.reverse({ id, version }, 'Entered twice')).expect(200);

    expect(await desk.balances()).toEqual({});
  });

  it('pays a due, and keeps the number of its challan', async () => {
    const challan = { number: '00042', bsrCode: '0510308', date: '2026-05-20' };

    const paid = await spent({ accountCode: '2311', amountMinor: 2_000_00, challan });

    expect(paid).toMatchObject({
      account: { code: '2311' },
      ...{ challanNumber: '00042', challanBsrCode: '0510308', challanDate: '2026-05-20' },
    });
    expect(await desk.balances()).toEqual({ '1010': -2_000_00, '2311': 2_000_00 });
  });

  it('by a challan of a day to come is refused', async () => {
    const challan = { number: '00042', bsrCode: '0510308', date: '2026-12-31' };

    const { problem } = (await spend({ accountCode: '2311', challan })).expect(422);

    expect(problem.errors).toMatchObject([{ field: 'challan.date', code: 'future_date' }]);
  });

  it('at a cash box is cash, and of what came in cash from whoever it was two lakh or more are refused', async () => {
    await api.db.updateTable('bank').set({ accountType: 'CASH' }).where('id', '=', desk.bankId).execute();
    const came = { direction: 'RECEIPT', accountCode: '4900', mode: 'CASH' } as const;

    const asTransfer = (await spend({ mode: 'NEFT' })).expect(422).problem;
    const tooMuch = (await spend({ ...came, amountMinor: 2_00_000_00 })).expect(422).problem;
    (await spend({ ...came, amountMinor: 1_99_999_99 })).expect(201);

    expect(asTransfer.errors).toMatchObject([{ field: 'mode', code: 'cash_box' }]);
    expect(tooMuch.errors).toMatchObject([{ field: 'amountMinor', code: 'cash_limit' }]);
  });

  it('out of a cash box that holds less is taken, and told', async () => {
    await api.db
      .updateTable('bank')
      .set({ accountType: 'CASH', name: 'Counter' })
      .where('id', '=', desk.bankId)
      .execute();
    (await spend({ direction: 'RECEIPT', accountCode: '3000', mode: 'CASH', amountMinor: 1_000_00 })).expect(201);

    const within = (await spend({ mode: 'CASH', amountMinor: 900_00 })).expect(201).body;
    const beyond = (await spend({ mode: 'CASH', amountMinor: 600_00 })).expect(201).body;

    expect(within.warnings).toEqual([]);
    expect(beyond.warnings).toEqual([
      { field: 'bankId', message: expect.stringContaining('Counter holds ₹ -500.00 now, less than nothing') },
    ]);
  });

  it('by challan covers the deductions that were not deposited before, oldest first, and none that was taken back', async () => {
    const partyId = await desk.books.addParty('Konkan Roadways', { roles: ['VENDOR'], tdsNature: 'CONTRACT' });
    const ahead = async (tdsPaise: number, date: string): Promise<Payment> => {
      const said = {
        direction: 'PAYMENT',
        bankId: desk.bankId,
        partyId,
        date,
        mode: 'NEFT',
        currency: 'INR',
        allocations: [],
      };
      return (await desk.post('add', { ...said, amountMinor: 98_000_00, tdsPaise })).expect(201).data;
    };
    const deposit = (amountMinor: number, number: string) =>
      spent({ accountCode: '2311', amountMinor, challan: { number, bsrCode: '0510308', date: '2026-05-20' } });
    const cover = async ({ id }: Payment): Promise<ChallanCover> =>
      (await api.get(`/payment/challan?id=${id}`, { as: 'ACCOUNT' })).expect(200).data;
    const [first, wrong] = [await ahead(2_000_00, '2026-05-02'), await ahead(700_00, '2026-05-03')];
    const last = await ahead(1_000_00, '2026-05-04');
    (await desk.reverse(wrong, 'Twice')).expect(200);
    const [one, two] = [await deposit(2_500_00, '00042'), await deposit(600_00, '00043')];

    expect(await cover(one)).toEqual({
      covered: [
        {
          ...{ document: { type: 'payment', id: first.id, number: first.number }, party: 'Konkan Roadways' },
          ...{ date: '2026-05-02', withheldPaise: 2_000_00, coveredPaise: 2_000_00 },
        },
        expect.objectContaining({ withheldPaise: 1_000_00, coveredPaise: 500_00 }),
      ],
      aheadPaise: 0,
    });
    expect(await cover(two)).toMatchObject({
      covered: [{ document: { id: last.id }, coveredPaise: 500_00 }],
      aheadPaise: 100_00,
    });
    expect(await cover(first)).toEqual({ covered: [], aheadPaise: 0 });
  });

  it("of a party is for nobody's invoices", async () => {
    const partyId = await desk.books.addParty('Chaiwala');
    const billId = await desk.books.addBill(partyId);
    const { id, version } = await spent({ partyId });

    const answer = await desk.post('allocate', {
      id,
      version,
      allocations: [{ invoiceId: billId, amountMinor: 1 }],
    });

    expect([answer.status, answer.problem.code]).toEqual([409, 'settles_nothing']);
  });

  it('above ten thousand in cash to one person in a day is warned of', async () => {
    const partyId = await desk.books.addParty('Chaiwala');

    const { body } = (await spend({ partyId, mode: 'CASH', amountMinor: 10_000_01 })).expect(201);

    expect(body.warnings).toEqual([expect.objectContaining({ field: 'amountMinor' })]);
  });

  it('is refused where its account is missing, unknown, or one that money does not move for here', async () => {
    const refusals = [
      await spend({ accountCode: undefined }),
      await spend({ accountCode: '9999' }),
      await spend({ accountCode: '2100' }),
      await spend({ accountCode: '4900' }),
      await spend({ gst: { ...gst, gstRate: '17' } }),
      await spend({ accountCode: '2290', gst }),
      await spend({ tdsPaise: 1 }),
      await spend({ direction: 'RECEIPT', accountCode: '4900', gst: { ...gst, reverseCharge: true } }),
    ].map(({ status, problem }) => [status, problem.errors?.[0]?.field]);

    expect(refusals).toEqual([
      [422, 'accountCode'],
      [422, 'accountCode'],
      [422, 'accountCode'],
      [422, 'accountCode'],
      [422, 'gst.gstRate'],
      [422, 'gst'],
      [422, 'tdsPaise'],
      [422, 'gst'],
    ]);
    expect(await desk.balances()).toEqual({});
  });
});

describe('a receipt without a party', () => {
  it('is for an income, and leaves no advance', async () => {
    const receipt = await spent({ direction: 'RECEIPT', accountCode: '4900' });

    expect(receipt).toMatchObject({ number: 'RC/26-27/000001', party: null, unallocatedPaise: 0, allocatedPaise: 0 });
    expect(await desk.balances()).toEqual({ '1010': 1_180_00, '4900': -1_180_00 });
  });

  it('names a party or an account, and not both; a payment names a vendor', async () => {
    const partyId = await desk.books.addParty();

    const refusals = [
      await spend({ direction: 'RECEIPT', accountCode: undefined }),
      await spend({ direction: 'RECEIPT', partyId }),
      await spend({ direction: 'PAYMENT' }),
      await spend({ direction: 'PAYMENT', partyId }),
    ].map(({ status, problem }) => [status, problem.errors?.map(({ field }) => field)]);

    expect(refusals).toEqual([
      [422, ['partyId']],
      [422, ['accountCode']],
      [422, ['partyId', 'accountCode']],
      [422, ['accountCode']],
    ]);
  });
});
