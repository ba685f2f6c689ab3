import { journalInput } from '@freightdesk/ledger-contract/testing';
import { newId } from '@freightdesk/shared-database';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi } from '@freightdesk/shared-testing-server';
import { ledgerPorts } from '../ledger-ports.builder';
import { registerLedger } from '../register-ledger';
import { ledgerInvariants } from '../verify/ledger-invariants';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({
    register: (kit) => registerLedger(kit, ledgerPorts({ foreignBankCodes: async () => ['1020'] })),
    now: '2026-11-21T06:00:00Z',
  });
});
afterAll(() => api.close());
beforeEach(() => api.startAnew());
afterEach(async () => {
  expect(await brokenIn(api.db, ledgerInvariants)).toEqual([]);
});

const post = (path: string, body: object) => api.post(path, body, { as: 'ACCOUNT' });
const add = async (changes: object = {}) =>
  (await post('/journal/add', { ...journalInput(), ...changes })).expect(201).data;
const list = async (query = '') => (await api.get(`/journal/list${query}`, { as: 'ACCOUNT' })).expect(200).body.data;
const balances = async () => {
  const months = await api.db
    .selectFrom('accountMonth')
    .innerJoin('account', 'account.id', 'accountMonth.accountId')
    .select(['code', 'month', 'debitPaise', 'creditPaise'])
    .execute();
  const sums = new Map<string, number>();
  for (const { code, month, debitPaise, creditPaise } of months) {
    const key = `${code} ${month.slice(0, 7)}`;
    sums.set(key, (sums.get(key) ?? 0) + debitPaise - creditPaise);
  }
  return Object.fromEntries(sums);
};

it('is posted under the next number of its series, and is read again with its lines', async () => {
  const journal = await add();

  expect(journal).toMatchObject({
    ...{ status: 'POSTED', narration: 'Rent of November', totalPaise: 50_000_00, version: 1 },
    lines: [
      { accountCode: '6010', account: 'Rent', debitPaise: 50_000_00, creditPaise: 0 },
      { accountCode: '2900', account: 'Suspense', debitPaise: 0, creditPaise: 50_000_00 },
    ],
  });
  expect((await api.get(`/journal/get?id=${journal.id}`, { as: 'ACCOUNT' })).expect(200).data).toEqual(journal);
  const { lines: _lines, ...row } = journal;
  expect(await list('?q=rent')).toEqual([row]);
  expect(await list('?status=REVERSED')).toEqual([]);
  expect(await balances()).toEqual({ '6010 2026-11': 50_000_00, '2900 2026-11': -50_000_00 });
});

it('says of each line whose branch it is of, and so does its mirror', async () => {
  const stamps = { createdAt: api.clock.now(), createdBy: newId(), updatedAt: api.clock.now(), updatedBy: newId() };
  const chennai = { ...stamps, id: newId(), code: 'MAA', name: 'Chennai', stateCode: '33' };
  await api.db.insertInto('branch').values(chennai).execute();
  const [rent, owed] = journalInput().lines;

  const { id, version, lines } = await add({ lines: [{ ...rent, branchId: chennai.id }, owed] });
  (await post('/journal/reverse', { id, version, reason: 'Entered twice' })).expect(200);

  expect(lines).toMatchObject([{ branch: { id: chennai.id, name: 'Chennai' } }, { branch: null }]);
  const mirrored = await api.db.selectFrom('posting').select(['branchId', 'lineNo']).orderBy('lineNo').execute();
  expect(mirrored.map(({ branchId }) => branchId)).toEqual([chennai.id, chennai.id, null, null]);
});

it('is told as it is posted, with its mirror, like every document', async () => {
  const { id } = await add();
  await api.post('/journal/reverse', { id, version: 1, reason: 'Entered twice' }, { as: 'ACCOUNT' });

  const { data } = (await api.get(`/voucher/list?documentId=${id}`, { as: 'ACCOUNT' })).expect(200);

  expect(data).toMatchObject([
    { narration: 'Rent of November', reversesId: null, lines: [{ accountCode: '6010', accountName: 'Rent' }, {}] },
    { reversesId: data[0].id, lines: [{ accountCode: '6010', debitPaise: 0, creditPaise: 50_000_00 }, {}] },
  ]);
  expect((await api.get(`/voucher/list?documentId=${newId()}`, { as: 'ACCOUNT' })).expect(200).data).toEqual([]);
  (await api.get('/voucher/list?documentId=7', { as: 'ACCOUNT' })).expect(400);
  (await api.get(`/voucher/list?documentId=${id}`, { as: 'MARKETING' })).expect(403);
});

it('whose sides differ is refused, and nothing is posted', async () => {
  const lines = [
    { accountCode: '6010', debitPaise: 1_000_00 },
    { accountCode: '1000', creditPaise: 999_99 },
  ];

  const { status, problem } = await post('/journal/add', journalInput({ lines }));

  expect([status, problem.code, problem.message]).toEqual([422, 'unbalanced', 'Debit is 0.01 more than credit.']);
  expect(await list()).toEqual([]);
});

it.each([
  ['names no party on a control account', { accountCode: '1200', debitPaise: 1 }, 'party_needed', 'lines.0.partyId'],
  [
    'names nobody we know',
    { accountCode: '1200', debitPaise: 1, partyId: newId() },
    'unknown_party',
    'lines.0.partyId',
  ],
  ['names no job we know', { accountCode: '5000', debitPaise: 1, jobId: newId() }, 'unknown_job', 'lines.0.jobId'],
  [
    'names no branch we know',
    { accountCode: '6000', debitPaise: 1, branchId: newId() },
    'unknown_branch',
    'lines.0.branchId',
  ],
  ['moves a head of GST', { accountCode: '1310', debitPaise: 1 }, 'tax_of_documents', 'lines.0.accountCode'],
  ['is for no account', { accountCode: '9999', debitPaise: 1 }, 'unknown_account', 'lines.0.accountCode'],
  ['has both sides', { accountCode: '6000', debitPaise: 1, creditPaise: 1 }, 'invalid', 'lines.0.debitPaise'],
  ['has neither side', { accountCode: '6000' }, 'invalid', 'lines.0.debitPaise'],
])('one that %s is refused at the field', async (_what, line, code, field) => {
  const { status, problem } = await post(
    '/journal/add',
    journalInput({ lines: [line, { accountCode: '6010', creditPaise: 1 }] }),
  );

  expect([status, problem.code]).toEqual([422, code]);
  expect(problem.errors?.map((error: { field: string }) => error.field)).toContain(field);
});

it('is taken back once by its mirror, with the reason', async () => {
  const { id, version, number } = await add();

  const reverse = () => post('/journal/reverse', { id, version, reason: 'Paid already' });
  const answers = await Promise.all([reverse(), reverse()]);

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await list('?status=REVERSED')).toEqual([
    expect.objectContaining({ number, reversedOn: '2026-11-21', reverseReason: 'Paid already', version: 2 }),
  ]);
  expect(Object.values(await balances())).toEqual([0, 0]);
  const again = await post('/journal/reverse', { id, version: 2, reason: 'Once more' });
  expect([again.status, again.problem.code]).toEqual([409, 'journal_reversed']);
});

it('of a month that is reversed with the next has its mirror at once where that day has come', async () => {
  const { status, reversedOn } = await add({ date: '2026-10-31', reverseOn: '2026-11-01' });

  expect([status, reversedOn]).toEqual(['REVERSED', '2026-11-01']);
  expect(await balances()).toEqual({
    ...{ '6010 2026-10': 50_000_00, '2900 2026-10': -50_000_00 },
    ...{ '6010 2026-11': -50_000_00, '2900 2026-11': 50_000_00 },
  });
});

it('whose day of reversal is to come stands till then', async () => {
  const journal = await add({ reverseOn: '2026-12-01' });
  const { id, version } = journal;

  expect([journal.status, journal.reverseOn]).toEqual(['POSTED', '2026-12-01']);
  const early = await post('/journal/reverse', { id, version, reason: 'Month end', date: '2026-12-01' });
  expect([early.status, early.problem.code]).toEqual([422, 'future_date']);
  const before = await post('/journal/reverse', { id, version, reason: 'Month end', date: '2026-11-19' });
  expect([before.status, before.problem.errors?.[0]?.field]).toEqual([422, 'date']);
});

it('is for accounts alone', async () => {
  const body = journalInput();

  expect((await api.post('/journal/add', body, { as: 'MARKETING' })).status).toBe(403);
  expect((await api.get('/journal/list', { as: 'DOMESTIC' })).status).toBe(403);
});
