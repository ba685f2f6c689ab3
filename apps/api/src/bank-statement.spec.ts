import { bankInput } from '@freightdesk/banks-contract/testing';
import { saleInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { receiptsToAssign } from '@freightdesk/payments-server';
import { chequeStates, lineStates, type Proposals } from '@freightdesk/reconciliation-contract';
import { withTransaction } from '@freightdesk/shared-database';
import { brokenIn, dueRows } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { sql } from 'kysely';
import { invariants } from './invariants';
import { foundCompany, registerAll } from './whole-api.builder';

let api: TestApi;
let bankId: string;

beforeAll(async () => {
  api = await startApi({ register: registerAll });
  await foundCompany(api.db, { now: api.clock.now(), userId: testActors.ADMIN.userId });
});
afterAll(() => api.close());

const post = async (path: string, body: object) => api.as('ACCOUNT').post(path, body);
const proposals = async (): Promise<Proposals> =>
  (await api.as('ACCOUNT').get(`/bank/proposals?bankId=${bankId}`)).expect(200).data;

/** Days of November, what the bank said, and what the account gained. */
async function says(...lines: [day: string, narration: string, rupees: number][]): Promise<void> {
  let balance = 5_000;
  const rows = lines.map(([day, narration, rupees]) => {
    balance += rupees;
    return `${day}/11/2026,${narration},${rupees},${balance}`;
  });
  const form = new FormData();
  form.append('bankId', bankId);
  form.append('file', new Blob([['Date,Narration,Amount,Balance', ...rows].join('\n')]), 'november.csv');
  (await post('/bank/statement-import', form)).expect(200);
}

/** All of the bank, each of which is also found by its state and by no other, and counted so; of all banks as many are counted as there are. */
async function listed(path: string, states: readonly string[]) {
  const rowsOf = async (query: string): Promise<{ state: string }[]> => {
    const { data, total } = (await api.as('ACCOUNT').get(`/bank/${path}?${query}`)).expect(200).body;
    expect({ query, total }).toEqual({ query, total: data.length });
    return data;
  };
  const ofBank = `bankId=${bankId}`;
  const all = await rowsOf(ofBank);
  for (const state of states) {
    expect(await rowsOf(`${ofBank}&state=${state}`)).toEqual(all.filter((row) => row.state === state));
    await rowsOf(`state=${state}`);
  }
  await rowsOf('');
  return all;
}

const sound = async () => {
  const broken = await brokenIn(api.db, invariants);
  expect(broken.filter((name) => !name.includes('not sealed'))).toEqual([]);
};

it('a cheque that comes back opens its invoice again, and both of its lines stand matched', async () => {
  const partyId = (await post('/party/add', { name: 'Kaveri Traders', roles: ['CUSTOMER'], stateCode: '29' })).data.id;
  const own = (
    await post(
      '/bank/add',
      bankInput({ accountNumber: '777788889999', openingBalancePaise: 5_000_00, openingDate: '2026-11-01' }),
    )
  ).data.id;
  const invoice = (
    await post('/sale-invoice/add', { ...saleInvoiceInput({ partyId, date: '2026-11-05' }), issue: true })
  ).data;
  const amountMinor = invoice.totalPaise;
  const cheque = {
    direction: 'RECEIPT',
    bankId: own,
    partyId,
    date: '2026-11-06',
    mode: 'CHEQUE',
    reference: '004411',
  };
  const paid = { ...cheque, currency: 'INR', amountMinor, allocations: [{ invoiceId: invoice.id, amountMinor }] };
  (await post('/payment/add', paid)).expect(201);
  bankId = own;
  const cheques = () => listed('cheque-list', chequeStates);
  expect(await cheques()).toMatchObject([{ reference: '004411', state: 'ON_ITS_WAY', clearedOn: null }]);
  api.clock.set('2027-02-07T06:00:00Z');
  expect(await cheques()).toMatchObject([{ state: 'STALE' }]);
  api.clock.set('2026-11-21T06:00:00Z');

  await says(['07', 'CHQ DEP 004411', amountMinor / 100], ['10', 'CHQ RETURN 004411', -amountMinor / 100]);
  const { lines, proposals: found, broughtForward: before } = await proposals();
  expect(await listed('statement-lines', lineStates)).toHaveLength(3);
  const forward = { lineIds: [before?.lineId], exceptEntryIds: before?.exceptEntryIds };
  (await post('/bank/reconcile', { bankId: own, ...forward })).expect(200);
  const [deposit] = found;
  (await post('/bank/reconcile', { bankId: own, lineIds: deposit?.lineIds, entryIds: deposit?.entryIds })).expect(200);
  expect(await cheques()).toMatchObject([{ state: 'CLEARED', clearedOn: '2026-11-07' }]);

  const [back] = (await proposals()).returns;
  const asked = { bankId: own, lineId: back?.lineId, entryId: back?.entry.id, reason: 'Funds insufficient' };
  expect(back?.lineId).toBe(lines[2]?.id);
  (await post('/bank/cheque-return', asked)).expect(200);
  expect((await post('/bank/cheque-return', asked)).status).toBe(409);

  expect(await cheques()).toMatchObject([{ state: 'RETURNED' }]);
  expect(await proposals()).toMatchObject({ openCount: 0, returns: [] });
  const opened = (await api.as('ACCOUNT').get(`/sale-invoice/get?id=${invoice.id}`)).data;
  expect(opened).toMatchObject({ status: 'ISSUED', outstandingPaise: amountMinor });
  const agreed = (await api.as('ACCOUNT').get(`/bank/reconciliation?bankId=${own}`)).data;
  expect(agreed).toMatchObject({ differenceMinor: 0, booksMinor: 5_000_00, statementMinor: 5_000_00 });
  api.clock.set('2027-03-01T06:00:00Z');
  expect(await cheques()).toMatchObject([{ state: 'RETURNED' }]);
  expect(await listed('statement-lines', lineStates)).toMatchObject([{}, {}, {}].map(() => ({ state: 'MATCHED' })));
  await sound();
});

/** A customer's cheque of ₹ 500 that the bank gave back on the 10th, and what it took for that. */
async function chequeBack(accountNumber: string, currency: 'INR' | 'USD' = 'INR') {
  api.clock.set('2026-11-21T06:00:00Z');
  const account = { accountNumber, currency, openingBalancePaise: currency === 'INR' ? 5_000_00 : 0 };
  const opened = bankInput({ ...account, openingDate: '2026-11-01' });
  bankId = (await post('/bank/add', opened)).expect(201).data.id;
  const customer = { name: `Payer of ${accountNumber}`, roles: ['CUSTOMER'], stateCode: '29' };
  const partyId = (await post('/party/add', customer)).data.id;
  const money = { currency, amountMinor: 500_00, ...(currency === 'USD' && { exchangeRate: '84' }) };
  const untaxed = currency === 'INR' && { advanceTax: null, advanceTaxReason: 'Freight under reverse charge' };
  const cheque = { direction: 'RECEIPT', bankId, partyId, date: '2026-11-06', mode: 'CHEQUE', reference: '004412' };
  (await post('/payment/add', { ...cheque, ...money, ...untaxed, allocations: [] })).expect(201);
  await says(['07', 'CHQ DEP 004412', 500], ['10', 'CHQ RETURN 004412', -500], ['10', 'RTN CHGS 004412', -5.9]);
  const [back] = (await proposals()).returns;
  return { bankId, lineId: back?.lineId, entryId: back?.entry.id, reason: 'Funds insufficient' };
}

it('who takes a cheque back holds nothing of it while its bank is reconciled, where it may come back', async () => {
  const { entryId } = await chequeBack('004415004415');
  const taking = await withTransaction(api.db, async (tx) => {
    await sql`select from bank_reconciliation where bank_id = ${bankId} for update`.execute(tx);
    const { rows } = await sql<{ id: string; version: number }>`select payment.id, version from payment
      join posting on posting.voucher_id = payment.voucher_id where posting.id = ${entryId}`.execute(tx);
    const asked = post('/payment/reverse', { ...rows[0], reason: 'Never presented' });
    while ((await sql`select from pg_locks where not granted`.execute(tx)).rows.length === 0) continue;
    await sql`select from payment where id = ${rows[0]?.id} for update nowait`.execute(tx);
    return [asked];
  });

  const answers = await Promise.all(taking);
  expect(answers.map(({ status }) => status)).toEqual([200]);
  await sound();
});

const gst = { gstRate: '18', supply: 'INTRA', itcEligible: true };

it('what the bank took for a cheque that came back is an expense of the same act, once', async () => {
  const asked = { ...(await chequeBack('004412004412')), bankChargesPaise: 5_90, chargesGst: gst };
  const posted = () => api.db.selectFrom('voucher').select('id').execute();
  const before = new Set((await posted()).map(({ id }) => id));
  const send = () => api.as('ACCOUNT').post('/bank/cheque-return', asked, { key: 'a-cheque-that-came-back' });

  const { charge } = (await send()).expect(200).data;
  expect((await send()).expect(200).data.charge).toEqual(charge);

  const added = (await posted()).filter(({ id }) => !before.has(id)).map(({ id }) => id);
  expect(added).toHaveLength(2);
  const { rows } = await sql<{ code: string; paise: number }>`
    select a.code, p.debit_paise as paise from posting p join voucher v on v.id = p.voucher_id join account a on a.id = p.account_id
    where v.id = any (${added}::uuid[]) and v.type = 'EXPENSE' and p.debit_paise > 0 order by a.code`.execute(api.db);
  expect(rows.map(({ code, paise }) => `${code} ${paise}`)).toEqual(['1310 45', '1320 45', '6090 500']);
  const expense = (await api.as('ACCOUNT').get(`/payment/get?id=${charge.id}`)).data;
  expect(expense).toMatchObject({ direction: 'EXPENSE', date: '2026-11-10', reference: '004412', amountMinor: 5_90 });
  const { lines, proposals: found } = await proposals();
  const own = found.find(({ lineIds }) =>
    lines.some(({ id, amountMinor }) => amountMinor === -5_90 && lineIds.includes(id)),
  );
  (await post('/bank/reconcile', { bankId, lineIds: own?.lineIds, entryIds: own?.entryIds })).expect(200);
  const agreed = (await api.as('ACCOUNT').get(`/bank/reconciliation?bankId=${bankId}`)).data;
  expect(agreed).toMatchObject({ differenceMinor: 0, booksMinor: 5_000_00 - 5_90 });
  await sound();
});

it('a charge that is refused leaves the cheque as it was', async () => {
  const asked = await chequeBack('004413004413');
  const cheques = () => listed('cheque-list', chequeStates);
  const before = [await cheques(), await proposals()];
  const refused = async (charged: object) => (await post('/bank/cheque-return', { ...asked, ...charged })).problem;
  const at = (code: string, field: string) => ({ code, errors: [expect.objectContaining({ field })] });

  const rate = { bankChargesPaise: 5_90, chargesGst: { ...gst, gstRate: '17' } };
  expect(await refused(rate)).toMatchObject(at('rate_not_in_force', 'chargesGst.gstRate'));
  expect(await refused({ chargesGst: gst })).toMatchObject(at('invalid', 'chargesGst'));
  expect([await cheques(), await proposals()]).toEqual(before);

  const dollars = { ...(await chequeBack('004414004414', 'USD')), bankChargesPaise: 5_90 };
  expect((await post('/bank/cheque-return', dollars)).problem).toMatchObject(
    at('charges_in_rupees', 'bankChargesPaise'),
  );
  expect(await cheques()).toMatchObject([{ state: 'ON_ITS_WAY' }]);
  await sound();
});

it('what the books lack is recorded by payments themselves, and agrees with everything else', async () => {
  api.clock.set('2026-11-21T06:00:00Z');
  bankId = (await post('/bank/add', bankInput({ openingBalancePaise: 5_000_00, openingDate: '2026-11-01' }))).data.id;
  const party = { name: 'Coastal Spices Exports', roles: ['CUSTOMER'], stateCode: '29' };
  const partyId = (await post('/party/add', party)).data.id;
  const invoice = (
    await post('/sale-invoice/add', { ...saleInvoiceInput({ partyId, date: '2026-11-05' }), issue: true })
  ).data;
  const rupees = invoice.totalPaise / 100;
  await says(['03', 'SMS CHARGES', -118], ['09', 'NEFT COASTAL SPICES', rupees]);
  const [charge, receipt] = (await proposals()).lines.map(({ id }) => id);
  const common = { bankId, mode: 'NEFT', currency: 'INR' };

  // The balance it begins with was that of the books: it is matched already.
  const expense = {
    ...common,
    direction: 'EXPENSE',
    date: '2026-11-03',
    amountMinor: 118_00,
    accountCode: '6090',
    gst,
  };
  (await post('/bank/reconcile', { bankId, lineIds: [charge], create: [expense] })).expect(200);
  const allocations = [{ invoiceId: invoice.id, amountMinor: invoice.totalPaise }];
  const paid = {
    ...common,
    direction: 'RECEIPT',
    partyId,
    date: '2026-11-09',
    amountMinor: invoice.totalPaise,
    allocations,
  };
  (await post('/bank/reconcile', { bankId, lineIds: [receipt], create: [paid] })).expect(200);

  const settled = (await api.as('ACCOUNT').get(`/sale-invoice/get?id=${invoice.id}`)).data;
  expect(settled).toMatchObject({ status: 'PAID', outstandingPaise: 0 });
  const [added] = (await api.as('ACCOUNT').get('/payment/list?direction=RECEIPT')).body.data;
  const refused = await post('/payment/reverse', { id: added.id, version: added.version, reason: 'Wrong customer' });
  expect(refused.expect(409).problem).toMatchObject({ code: 'voucher_matched' });
  const agreed = await api.as('ACCOUNT').get(`/bank/reconciliation?bankId=${bankId}`);
  expect(agreed.data).toMatchObject({ differenceMinor: 0, unpresented: { count: 0 }, debited: { count: 0 } });
  await sound();
});

it('money that nobody claims waits on the first page till a customer does; his next payment is known by its words', async () => {
  api.clock.set('2026-11-21T06:00:00Z');
  const account = { accountNumber: '313233343536', openingBalancePaise: 5_000_00, openingDate: '2026-11-01' };
  bankId = (await post('/bank/add', bankInput(account))).data.id;
  const partyId = (await post('/party/add', { name: 'Malabar Tea', roles: ['CUSTOMER'], stateCode: '29' })).data.id;
  const waiting = async () => {
    const rows = sql`(${dueRows(receiptsToAssign, { db: api.db, clock: api.clock })})`;
    return (await sql`select title, due from ${rows} as waiting`.execute(api.db)).rows;
  };
  const figure = async () => {
    const { figures } = (await api.as('ACCOUNT').get('/dashboard/getStats')).data;
    return figures.find(({ name }: { name: string }) => name === 'payments.unidentified');
  };
  await says(['03', 'NEFT ZXBRIDGE HOLDINGS', 500], ['09', 'NEFT ZXBRIDGE HOLDINGS', 700]);
  const [line = '', next = ''] = (await proposals()).lines.map(({ id }) => id);
  const said = { direction: 'RECEIPT', bankId, mode: 'NEFT', currency: 'INR', amountMinor: 500_00, reference: 'N1' };
  const unknown = { ...said, date: '2026-11-03', accountCode: '2900' };
  (await post('/bank/reconcile', { bankId, lineIds: [line], create: [unknown] })).expect(200);
  expect(await waiting()).toEqual([{ title: 'N1', due: '2026-11-03' }]);
  expect(await figure()).toMatchObject({ value: 1, href: '/dashboard/payments?isToAssign=true' });
  const [from] = (await api.as('ACCOUNT').get('/payment/list?isToAssign=true')).body.data;

  const given = { ...said, date: '2026-11-20', partyId, fromReceiptId: from.id };
  (await post('/payment/add', given)).expect(201);

  expect(await waiting()).toEqual([]);
  expect(await figure()).toMatchObject({ value: 0 });
  expect((await proposals()).learnt).toEqual([
    { lineId: next, accountCode: '1200', partyId, partyName: 'Malabar Tea', times: 1 },
  ]);
  const path = `/bank/reconciliation?bankId=${bankId}&at=2026-11-03`;
  expect((await api.as('ACCOUNT').get(path)).data).toMatchObject({ differenceMinor: 0, booksMinor: 5_500_00 });
  await sound();
});
