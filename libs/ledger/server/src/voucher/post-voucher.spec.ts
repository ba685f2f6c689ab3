import { accountCode, credit, debit, type PostingLine } from '@freightdesk/ledger-contract';
import { settableClock } from '@freightdesk/shared-calendar';
import { newId, withTransaction } from '@freightdesk/shared-database';
import { freshDatabase, insertTestActors, testActors } from '@freightdesk/shared-testing-server';
import { sql } from 'kysely';
import { ledgerStatements } from '../verify/ledger-statements';
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

const breaches = async () =>
  (await Promise.all(ledgerStatements.map((statement) => statement.breaches(store.db)))).flat();

describe('posting a voucher', () => {
  it('writes both sides on its date', async () => {
    const id = await inTransaction((context) => postVoucher(context, voucher()));

    expect(await linesOf(id)).toEqual([
      { code: '6010', debitPaise: 50_000_00, creditPaise: 0, currencyMinor: 50_000_00, date: '2026-11-20' },
      { code: '1000', debitPaise: 0, creditPaise: 50_000_00, currencyMinor: -50_000_00, date: '2026-11-20' },
    ]);
    expect(await breaches()).toEqual([]);
  });

  it('whose sides differ is refused before a row is written', async () => {
    const lines = [...debit('6010', 100), ...credit(accountCode.cash, 99)];

    await expect(inTransaction((context) => postVoucher(context, voucher({ lines })))).rejects.toThrow(
      'debit less credit is 1 paise',
    );
    expect(await breaches()).toEqual([]);
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
  it('refuses to commit a voucher whose sides differ, whoever writes it', async () => {
    const id = await inTransaction((context) => postVoucher(context, voucher()));

    const tampering = withTransaction(store.db, (tx) =>
      sql`insert into posting (id, voucher_id, line_no, account_id, date, debit_paise, credit_paise, currency_minor)
          select ${newId()}::uuid, ${id}::uuid, 3, id, '2026-11-20', 1, 0, 1 from account where code = '6010'`.execute(
        tx,
      ),
    );

    await expect(tampering).rejects.toThrow('does not balance');
    expect(await breaches()).toEqual([]);
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
    expect(await breaches()).toEqual([]);
  });

  it('can be done once', async () => {
    const id = await inTransaction((context) => postVoucher(context, voucher()));
    const reverse = () =>
      inTransaction((context) => reverseVoucher(context, { voucherId: id, date: '2026-11-21', narration: 'Again' }));
    await reverse();

    await expect(reverse()).rejects.toThrow(/duplicate key/);
  });
});
