import { bankInput } from '@freightdesk/banks-contract/testing';
import type { PurchaseInvoice, UnpaidCredit } from '@freightdesk/invoices-contract';
import { costLine, purchaseInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { accountCode } from '@freightdesk/ledger-contract';
import type { GstReturn } from '@freightdesk/reports-contract';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import fc from 'fast-check';
import { sql } from 'kysely';
import { foundCompany, registerAll, unsoundIn } from './whole-api.builder';

const isLong = process.env['FREIGHTDESK_FULL_TESTS'] === '1';

let api: TestApi;
let partyId: string;
let bankId: string;

const ask = (path: string, body: object) => api.as('ACCOUNT').post(path, body);
const post = async (path: string, body: object) => (await ask(path, body)).expect(201).data;
const read = async (path: string) => (await api.get(path, { as: 'ACCOUNT' })).expect(200);
const billed = async (supplierNumber: string): Promise<PurchaseInvoice> =>
  post('/purchase-invoice/add', {
    ...purchaseInvoiceInput({ partyId, supplierNumber, supplierDate: '2026-04-05', date: '2026-04-07' }),
    ...{ tdsNature: null, lines: [costLine({ rate: '10000.00', gstRate: '18' })], post: true },
  });
const pay = (invoiceId: string, amountMinor: number, date = '2026-11-20') =>
  post('/payment/add', {
    ...{ direction: 'PAYMENT', bankId, partyId, date, mode: 'NEFT', currency: 'INR', amountMinor },
    allocations: [{ invoiceId, amountMinor }],
  });
async function bounce(id: string | undefined): Promise<void> {
  if (id === undefined) return;
  const { version } = (await read(`/payment/get?id=${id}`)).data;
  (await ask('/payment/reverse', { id, version, reason: 'Bounced' })).expect(200);
}
/** A debit note of so much before tax. */
const noteOf = (id: string, paise: number): Promise<PurchaseInvoice> =>
  post('/purchase-invoice/debit-note', {
    ...{ id, date: '2026-11-20', reason: 'Agreed lower' },
    lines: [{ ...costLine({ rate: (paise / 100).toFixed(2), gstRate: '18' }), againstLine: 1 }],
  });
const listed = async (id: string): Promise<UnpaidCredit | undefined> =>
  (await read('/gst/unpaid-credit/list?pageSize=100')).data.find((row: UnpaidCredit) => row.id === id);
const seen = async (id: string) => {
  const { version } = (await read(`/purchase-invoice/get?id=${id}`)).data;
  return { id, version };
};
const credit = async (period: string) => {
  const { data, ties }: GstReturn = (await read(`/gst/gstr3b?period=${period}`)).body;
  expect(ties.filter(({ differencePaise }) => differencePaise !== 0)).toEqual([]);
  return JSON.parse(JSON.stringify(data['itc_elg']));
};
const taxOf = ({ iamt, camt, samt }: Record<string, number>) => (iamt ?? 0) + (camt ?? 0) + (samt ?? 0);
const table4 = async (period: string) => {
  const { itc_avl, itc_rev, itc_net, itc_inelg } = await credit(period);
  return [itc_avl[4], itc_rev[1], itc_inelg[0], itc_net].map(taxOf);
};

beforeAll(async () => {
  api = await startApi({ register: registerAll, now: '2026-11-21T06:00:00Z' });
  await foundCompany(api.db, { now: api.clock.now(), userId: testActors.ADMIN.userId });
  partyId = (await post('/party/add', { name: 'Varuna', roles: ['VENDOR'], gstin: '27AAPFU0939F1ZV' })).id;
  bankId = (await post('/bank/add', bankInput({ openingBalancePaise: 1_00_000_00 }))).id;
});
afterAll(() => api.close());

it('credit of what is unpaid goes back in 4(B)(2) of its month, and comes again in 4(A)(5) and 4(D)(1) of the month of payment', async () => {
  const { id } = await billed('V-1');
  await pay(id, 5_900_00, '2026-05-02');

  (await ask('/gst/unpaid-credit/reverse', { ...(await seen(id)), date: '2026-10-31' })).expect(200);
  expect(await table4('042026')).toEqual([1_800, 0, 0, 1_800]);
  expect(await table4('102026')).toEqual([0, 900, 0, -900]);

  await pay(id, 5_900_00);
  const early = await ask('/gst/unpaid-credit/restore', { ...(await seen(id)), date: '2026-11-19' });
  expect(early.expect(422).problem).toMatchObject({ code: 'before_paid', errors: [{ field: 'date' }] });
  (await ask('/gst/unpaid-credit/restore', { ...(await seen(id)), date: '2026-11-21' })).expect(200);

  expect(await table4('112026')).toEqual([900, 0, 900, 900]);
  expect(await listed(id)).toBeUndefined();
});

it('a bounced payment makes credit go back that was taken again', async () => {
  const { id } = await billed('V-2');
  (await ask('/gst/unpaid-credit/reverse', { ...(await seen(id)), date: '2026-11-01' })).expect(200);
  const payment = await pay(id, 11_800_00);
  (await ask('/gst/unpaid-credit/restore', { ...(await seen(id)), date: '2026-11-21' })).expect(200);

  await bounce(payment.id);

  expect(await listed(id)).toMatchObject({
    state: 'LATE',
    toReverse: { cgstPaise: 0, sgstPaise: 0, igstPaise: 1_800_00 },
  });
});

it('a bill that is paid and reversed at once ends with what is unpaid gone back', async () => {
  const { id } = await billed('V-3');
  const stamp = await seen(id);

  const [, reversal] = await Promise.all([
    pay(id, 5_900_00),
    ask('/gst/unpaid-credit/reverse', { ...stamp, date: '2026-11-21' }),
  ]);

  expect([200, 409]).toContain(reversal.status);
  const row = await listed(id);
  const gone = (row?.reversedPaise ?? 0) - (row?.toRestore.igstPaise ?? 0) + (row?.toReverse.igstPaise ?? 0);
  expect(gone).toBe(900_00);
});

/** What input IGST holds of a bill and of the notes against it, moves of its credit included. */
async function creditTaken(ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ paise: number }>`
    select coalesce(sum(p.debit_paise - p.credit_paise), 0)::bigint as paise
    from posting p join account a on a.id = p.account_id join voucher v on v.id = p.voucher_id
    where a.code = ${accountCode.inputIgst} and v.document_id = any(${[...ids]}::uuid[])`.execute(api.db);
  return rows[0]?.paise ?? 0;
}

/** Takes back or takes again what is to be moved of a bill now; nothing is to be moved once more. */
async function moveDue(id: string): Promise<void> {
  const row = await listed(id);
  const [reverses, restores] = [row?.toReverse.igstPaise ?? 0, row?.toRestore.igstPaise ?? 0];
  for (const [what, paise] of [['reverse', reverses] as const, ['restore', restores] as const]) {
    const answer = await ask(`/gst/unpaid-credit/${what}`, { ...(await seen(id)), date: '2026-11-21' });
    expect(answer.status).toBe(paise > 0 ? 200 : 409);
  }
}

it('in whatever order it is paid, noted, bounces and moves, the credit that stands taken is that of what is paid', async () => {
  const turn = fc.record({
    what: fc.constantFrom('pay', 'bounce', 'note', 'move'),
    percent: fc.integer({ min: 5, max: 60 }),
  });
  const stories = fc.sample(fc.array(turn, { minLength: 4, maxLength: 7 }), { seed: 37, numRuns: isLong ? 40 : 4 });
  for (const [index, turns] of stories.entries()) {
    const { id, currencyTotalMinor } = await billed(`P-${index}`);
    const [payments, notes]: [string[], PurchaseInvoice[]] = [[], []];
    for (const { what, percent } of turns) {
      const { outstandingMinor } = (await read(`/purchase-invoice/get?id=${id}`)).data;
      const part = Math.floor((outstandingMinor * percent) / 100);
      if (what === 'pay' && part > 0) payments.push((await pay(id, part)).id);
      if (what === 'bounce') await bounce(payments.pop());
      if (what === 'note' && part > 100) notes.push(await noteOf(id, Math.floor(part / 2)));
      if (what === 'move') await moveDue(id);
    }
    await moveDue(id);

    const sum = (figure: 'currencyTotalMinor' | 'igstPaise') => notes.reduce((all, note) => all + note[figure], 0);
    const [whole, credit] = [currencyTotalMinor - sum('currencyTotalMinor'), 1_800_00 - sum('igstPaise')];
    const { outstandingMinor } = (await read(`/purchase-invoice/get?id=${id}`)).data;
    expect(await creditTaken([id, ...notes.map((note) => note.id)])).toBe(
      credit - Math.round((credit * outstandingMinor) / whole),
    );
  }
});

it('the first page tells of bills whose days run out, and not of those whose credit went back', async () => {
  const waiting = await billed('V-4');
  const { id } = await billed('V-5');
  (await ask('/gst/unpaid-credit/reverse', { ...(await seen(id)), date: '2026-11-21' })).expect(200);

  const told = (await read('/dashboard/getStats')).data.today.filter(
    ({ name }: { name: string }) => name === 'purchaseInvoice.unpaidCredit',
  );
  const ids = told.map((one: { id: string }) => one.id);
  expect(ids).toContain(waiting.id);
  expect(ids).not.toContain(id);
});

it('books with credit that went back are sound', async () => {
  expect(await unsoundIn(api.db)).toEqual([]);
});

it('what is read is the accounts’ alone', async () => {
  for (const role of ['MARKETING', 'INTERNATIONAL', 'DOMESTIC'] as const) {
    expect((await api.get('/gst/unpaid-credit/list', { as: role })).status).toBe(403);
  }
});
