import { accountCode, credit, debit, type PostingLine } from '@freightdesk/ledger-contract';
import { settableClock } from '@freightdesk/shared-calendar';
import { newId, type Tx, withTransaction } from '@freightdesk/shared-database';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { freshDatabase, insertTestActors, testActors } from '@freightdesk/shared-testing-server';
import { sql } from 'kysely';
import { ledgerInvariants } from '../verify/ledger-invariants';
import { type PostingContext, postVoucher, reverseVoucher, type VoucherToPost } from './post-voucher';

let store: Awaited<ReturnType<typeof freshDatabase>>;

beforeAll(async () => {
  store = await freshDatabase();
  await insertTestActors(store.db, clock.now());
});
afterAll(() => store.drop());

const clock = settableClock('2026-11-21T06:00:00Z');
const inTransaction = <T>(work: (context: PostingContext) => Promise<T>) =>
  withTransaction(store.db, (tx) => work({ tx, clock, actor: testActors.ACCOUNT }));

const voucher = (changes: Partial<VoucherToPost> = {}): VoucherToPost => ({
  type: 'JOURNAL',
  date: '2026-11-20',
  narration: 'Rent',
  document: { type: 'journal', id: newId(), number: 'JV/26-27/000001' },
  lines: [...debit('6010', 50_000_00), ...credit(accountCode.cash, 50_000_00)],
  ...changes,
});

const linesOf = (voucherId: string) =>
  store.db
    .selectFrom('posting')
    .innerJoin('account', 'account.id', 'posting.accountId')
    .select(['code', 'debitPaise', 'creditPaise', 'currencyMinor', 'date'])
    .where('voucherId', '=', voucherId)
    .orderBy('lineNo')
    .execute();

const broken = () => brokenIn(store.db, ledgerInvariants);

describe('posting a voucher', () => {
  it('writes both sides on its date', async () => {
    const id = await inTransaction((context) => postVoucher(context, voucher()));

    expect(await linesOf(id)).toEqual([
      { code: '6010', debitPaise: 50_000_00, creditPaise: 0, currencyMinor: 50_000_00, date: '2026-11-20' },
      { code: '1000', debitPaise: 0, creditPaise: 50_000_00, currencyMinor: -50_000_00, date: '2026-11-20' },
    ]);
    expect(await broken()).toEqual([]);
  });

  it('whose sides differ is refused before a row is written', async () => {
    const lines = [...debit('6010', 100), ...credit(accountCode.cash, 99)];

    await expect(inTransaction((context) => postVoucher(context, voucher({ lines })))).rejects.toThrow(
      'debit less credit is 1 paise',
    );
    expect(await broken()).toEqual([]);
  });

  it('to an account that is not in the chart leaves nothing behind', async () => {
    const lines: PostingLine[] = [...debit('6666', 100), ...credit(accountCode.cash, 100)];
    const document = { type: 'journal', id: newId(), number: 'JV/26-27/000002' };

    await expect(inTransaction((context) => postVoucher(context, voucher({ lines, document })))).rejects.toThrow(
      '6666',
    );

    const left = await store.db.selectFrom('voucher').select('id').where('documentId', '=', document.id).execute();
    expect(left).toEqual([]);
  });
});

describe('the store itself', () => {
  const forged = (tx: Tx, [number, date, lineCount]: [id: string, date: string, lineCount: number]) =>
    sql`insert into voucher (id, type, date, narration, document_type, document_id, document_number, line_count, created_at, created_by)
        values (${number}, 'JOURNAL', ${date}, '', 'journal', ${number}, 'JV', ${lineCount}, now(), ${number})`.execute(
      tx,
    );
  const forgedLine = (tx: Tx, voucherId: string, [lineNo, paise, date = '2026-11-20']: [number, number, string?]) =>
    sql`insert into posting (id, voucher_id, line_no, account_id, date, debit_paise, credit_paise, currency_minor)
        select ${newId()}::uuid, ${voucherId}::uuid, ${lineNo}, id, ${date}, greatest(${paise}::int, 0),
          greatest(-${paise}::int, 0), ${paise} from account where code = '6010'`.execute(tx);

  it.each<[what: string, refusal: string, lineCount: number, lines: [number, number, string?][]]>([
    [
      'whose sides differ',
      'does not balance',
      2,
      [
        [1, 100],
        [2, -99],
      ],
    ],
    [
      'that has fewer lines than it says',
      'does not balance',
      3,
      [
        [1, 100],
        [2, -100],
      ],
    ],
    [
      'that has more lines than it says',
      'is whole',
      2,
      [
        [1, 100],
        [2, -50],
        [3, -50],
      ],
    ],
    [
      'whose lines bear another day',
      'bear another date',
      2,
      [
        [1, 100, '2026-10-20'],
        [2, -100, '2026-10-20'],
      ],
    ],
    ['without lines', 'voucher_has_two_lines', 0, []],
  ])('refuses a voucher %s, whoever writes it', async (_what, refusal, lineCount, lines) => {
    const id = newId();

    const tampering = withTransaction(store.db, async (tx) => {
      await forged(tx, [id, '2026-11-20', lineCount]);
      for (const line of lines) await forgedLine(tx, id, line);
    });

    await expect(tampering).rejects.toThrow(refusal);
    expect(await linesOf(id)).toEqual([]);
  });

  it('adds nothing to a voucher that was posted, not even what balances', async () => {
    const id = await inTransaction((context) => postVoucher(context, voucher()));

    const tampering = withTransaction(store.db, async (tx) => {
      await forgedLine(tx, id, [3, 100]);
      await forgedLine(tx, id, [4, -100]);
    });

    await expect(tampering).rejects.toThrow('is whole');
    expect(await linesOf(id)).toHaveLength(2);
  });

  it.each(['voucher', 'posting'] as const)('never changes or deletes a row of %s', async (table) => {
    await inTransaction((context) => postVoucher(context, voucher()));

    await expect(sql`update ${sql.table(table)} set date = '2026-01-01'`.execute(store.db)).rejects.toThrow(
      /append-only|permission denied/,
    );
    await expect(sql`delete from ${sql.table(table)}`.execute(store.db)).rejects.toThrow(
      /append-only|permission denied/,
    );
  });
});

describe('an archived account', () => {
  const archive = (active: boolean) =>
    store.db.updateTable('account').set({ active }).where('code', '=', '6010').execute();
  afterEach(() => archive(true));

  it('takes nothing more, whoever posts, but gives back what it has', async () => {
    const id = await inTransaction((context) => postVoucher(context, voucher()));
    await archive(false);

    await expect(inTransaction((context) => postVoucher(context, voucher()))).rejects.toMatchObject({
      kind: { code: 'archived_account', status: 422 },
    });
    const mirror = { voucherId: id, date: '2026-11-21', narration: 'Rent, wrong month' };
    await expect(inTransaction((context) => reverseVoucher(context, mirror))).resolves.toEqual(expect.any(String));
    expect(await broken()).toEqual([]);
  });
});

describe('a locked month', () => {
  it('takes no voucher, and the months around it do', async () => {
    const lock = { month: '2026-10-01', lockedAt: clock.now(), lockedBy: testActors.ADMIN.userId };
    await store.db.insertInto('periodLock').values(lock).execute();

    await expect(
      inTransaction((context) => postVoucher(context, voucher({ date: '2026-10-31' }))),
    ).rejects.toMatchObject({
      kind: { code: 'period_locked', status: 409 },
    });
    await expect(inTransaction((context) => postVoucher(context, voucher({ date: '2026-11-01' })))).resolves.toEqual(
      expect.any(String),
    );
    await expect(inTransaction((context) => postVoucher(context, voucher({ date: '2026-09-30' })))).resolves.toEqual(
      expect.any(String),
    );
  });
});

describe('a month that is shut for some', () => {
  beforeAll(async () => {
    const facts = { lockedAt: clock.now(), lockedBy: testActors.ADMIN.userId };
    const filed = { month: '2026-07-01', kind: 'GST_FILED', gstFiledOn: '2026-08-20' };
    await store.db
      .insertInto('periodLock')
      .values([
        { ...facts, ...filed },
        { ...facts, month: '2026-08-01', kind: 'SOFT', gstFiledOn: null },
      ])
      .execute();
  });
  const post = (role: 'ADMIN' | 'ACCOUNT', changes: Partial<VoucherToPost>) =>
    withTransaction(store.db, (tx) => postVoucher({ tx, clock, actor: testActors[role] }, voucher(changes)));
  const tax = [...debit('1310', 18_00), ...credit(accountCode.cash, 18_00)];
  const settling = [...debit('2210', 18_00), ...credit('2290', 18_00)];

  it.each<[string, 'ADMIN' | 'ACCOUNT', Partial<VoucherToPost>]>([
    ['an invoice of an administrator, where it is locked softly', 'ADMIN', { date: '2026-08-31', type: 'SALE' }],
    ['a journal of an administrator, where its returns are filed', 'ADMIN', { date: '2026-07-31' }],
    ['the journal that settles its tax', 'ADMIN', { date: '2026-07-31', lines: settling }],
    ['tax of an expense a day later', 'ACCOUNT', { date: '2026-09-01', type: 'EXPENSE', lines: tax }],
  ])('takes %s', async (_what, role, changes) => {
    await expect(post(role, changes)).resolves.toEqual(expect.any(String));
    expect(await broken()).toEqual([]);
  });

  it.each<[string, 'ADMIN' | 'ACCOUNT', Partial<VoucherToPost>, string]>([
    ['a journal of a clerk, where it is locked softly', 'ACCOUNT', { date: '2026-08-31' }, 'month_closed'],
    ['a journal of a clerk, where its returns are filed', 'ACCOUNT', { date: '2026-07-31' }, 'month_closed'],
    ['an invoice, where its returns are filed', 'ADMIN', { date: '2026-07-31', type: 'SALE' }, 'gst_filed'],
    ['tax of an expense there', 'ADMIN', { date: '2026-07-31', type: 'EXPENSE', lines: tax }, 'gst_filed'],
  ])('refuses %s', async (_what, role, changes, code) => {
    await expect(post(role, changes)).rejects.toMatchObject({ kind: { code, status: 409 } });
  });
});

describe('reversing a voucher', () => {
  it('mirrors it, so that the accounts are as they were', async () => {
    const id = await inTransaction((context) => postVoucher(context, voucher()));

    const mirror = await inTransaction((context) =>
      reverseVoucher(context, { voucherId: id, date: '2026-11-21', narration: 'Rent, wrong month' }),
    );

    expect(await linesOf(mirror)).toMatchObject([
      { code: '6010', debitPaise: 0, creditPaise: 50_000_00 },
      { code: '1000', debitPaise: 50_000_00, creditPaise: 0 },
    ]);
    expect(await broken()).toEqual([]);
  });

  it('can be done once', async () => {
    const id = await inTransaction((context) => postVoucher(context, voucher()));
    const reverse = () =>
      inTransaction((context) => reverseVoucher(context, { voucherId: id, date: '2026-11-21', narration: 'Again' }));
    await reverse();

    await expect(reverse()).rejects.toThrow(/duplicate key/);
  });
});
