import { accountCode, credit, debit, type PostingLine } from '@freightdesk/ledger-contract';
import { settableClock } from '@freightdesk/shared-calendar';
import { newId, type Tx, withTransaction } from '@freightdesk/shared-database';
import { connectAsTamperer } from '@freightdesk/shared-database/testing';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { freshDatabase, insertTestActors, testActors } from '@freightdesk/shared-testing-server';
import { sql } from 'kysely';
import { keptSumsInvariants } from '../verify/kept-sums-invariants';
import { postVoucher, reverseVoucher } from './post-voucher';

let store: Awaited<ReturnType<typeof freshDatabase>>;
const clock = settableClock('2026-11-21T06:00:00Z');
const [vendor, landlord] = [newId(), newId()];

beforeAll(async () => {
  store = await freshDatabase();
  await insertTestActors(store.db, clock.now());
  const stamps = { createdAt: clock.now(), createdBy: newId(), updatedAt: clock.now(), updatedBy: newId() };
  const party = (id: string, name: string) => ({ id, name, nameKey: name, roles: ['VENDOR'], ...stamps });
  await store.db
    .insertInto('party')
    .values([party(vendor, 'Vendor'), party(landlord, 'Landlord')])
    .execute();
});
afterAll(() => store.drop());

const post = (tx: Tx, lines: PostingLine[], date = '2026-11-20') =>
  postVoucher(
    { tx, clock, actor: testActors.ACCOUNT },
    { type: 'JOURNAL', date, narration: 'Rent', document: { type: 'journal', id: newId(), number: 'JV' }, lines },
  );
const rent = (paise: number): PostingLine[] => [...debit('6010', paise), ...credit(accountCode.cash, paise)];
const owed = (paise: number, partyId: string): PostingLine[] => [
  ...debit(accountCode.freightCost, paise),
  ...credit(accountCode.creditors, paise, { partyId }),
];

const broken = () => brokenIn(store.db, keptSumsInvariants);
const kept = async (code: string) => {
  const { rows } = await sql<{ month: string; debit: number; credit: number; entries: number }>`
    select to_char(month, 'YYYY-MM') as month, sum(debit_paise)::bigint as debit, sum(credit_paise)::bigint as credit,
      sum(entry_count)::int as entries
    from account_month join account on account.id = account_id where code = ${code} group by 1 order by 1`.execute(
    store.db,
  );
  return rows;
};

describe('what is kept of postings', () => {
  it('is there with the posting, by month, and a reversal adds to the other side', async () => {
    const id = await withTransaction(store.db, (tx) => post(tx, rent(500), '2026-03-31'));
    await withTransaction(store.db, async (tx) => {
      await post(tx, rent(700), '2026-04-01');
      await reverseVoucher(
        { tx, clock, actor: testActors.ACCOUNT },
        { voucherId: id, date: '2026-04-02', narration: 'A mistake' },
      );
    });

    expect(await kept('6010')).toEqual([
      { month: '2026-03', debit: 500, credit: 0, entries: 1 },
      { month: '2026-04', debit: 700, credit: 500, entries: 2 },
    ]);
    expect(await broken()).toEqual([]);
  });

  it('goes with the posting when the transaction is taken back', async () => {
    const before = await kept('1000');

    await expect(
      withTransaction(store.db, async (tx) => {
        await post(tx, rent(900));
        throw new Error('no');
      }),
    ).rejects.toThrow('no');

    expect(await kept('1000')).toEqual(before);
  });

  it('keeps a cost for the party that its voucher names, and what names a party for it', async () => {
    await withTransaction(store.db, (tx) => post(tx, owed(1000, landlord)));

    const { rows } = await sql`
      select code, is_named, debit_paise, credit_paise from party_month join account on account.id = account_id
      where party_id = ${landlord} order by code`.execute(store.db);
    expect(rows).toEqual([
      { code: '2100', isNamed: true, debitPaise: 0, creditPaise: 1000 },
      { code: '5000', isNamed: false, debitPaise: 1000, creditPaise: 0 },
    ]);
  });

  it('lets nobody wait who posts to the same accounts for the same party', async () => {
    await withTransaction(store.db, async (slow) => {
      await post(slow, owed(100, vendor));
      for (const paise of [200, 300]) await withTransaction(store.db, (tx) => post(tx, owed(paise, vendor)));
    });

    const { rows } = await sql`
      select count(*)::int as shards, sum(credit_paise)::int as paise from party_month
      where party_id = ${vendor} and is_named`.execute(store.db);
    expect(rows).toEqual([{ shards: 2, paise: 600 }]);
    expect(await broken()).toEqual([]);
  });
});

describe('what is kept of postings is guarded', () => {
  const writes = [
    sql`update account_month set debit_paise = debit_paise + 1`,
    sql`delete from party_month`,
    sql`delete from party_balance`,
    sql`delete from job_cost_year`,
    sql`truncate account_month`,
    sql`insert into account_month select * from account_month`,
    sql`select rebuild_posting_sums()`,
    sql`select rebuild_job_sums()`,
  ];

  it('from the server, which may only read it', async () => {
    for (const write of writes) await expect(write.execute(store.db)).rejects.toThrow('permission denied');
  });

  it('from a table of the server that would be taken for postings', async () => {
    await expect(
      store.db.transaction().execute(async (tx) => {
        await sql`create temporary table forged (like posting)`.execute(tx);
        await sql`create trigger forging after insert on forged referencing new table as added
          for each statement execute function keep_posting_sums()`.execute(tx);
      }),
    ).rejects.toThrow('permission denied for function');
  });

  it('from its owner, unless all of it is kept anew', async () => {
    const owner = connectAsTamperer(store.url);
    for (const write of writes.slice(0, 5)) {
      await expect(write.execute(owner)).rejects.toThrow('is kept by what is posted');
    }
    await owner.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`update account_month set debit_paise = debit_paise + 1
        where account_id = (select id from account where code = '6010')`.execute(tx);
    });
    expect((await broken())[0]).toMatch(
      /^6010 Rent, JOURNAL, 2026-03: 501 debit and 0 credit are kept, 500 debit and 0 credit are posted$/,
    );

    await sql`select rebuild_posting_sums()`.execute(owner);
    await owner.destroy();

    expect(await broken()).toEqual([]);
    await withTransaction(store.db, (tx) => post(tx, rent(100)));
    expect(await broken()).toEqual([]);
  });
});
