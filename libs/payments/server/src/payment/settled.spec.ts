import { settableClock } from '@freightdesk/shared-calendar';
import { newId } from '@freightdesk/shared-database';
import { connectAsTamperer } from '@freightdesk/shared-database/testing';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { freshDatabase, insertTestActors } from '@freightdesk/shared-testing-server';
import { type RawBuilder, sql } from 'kysely';
import { paymentInvariants } from '../verify/payment-invariants';

const clock = settableClock('2026-11-21T06:00:00Z');
let store: Awaited<ReturnType<typeof freshDatabase>>;
let owner: ReturnType<typeof connectAsTamperer>;
let invoiceId: string;

beforeAll(async () => {
  store = await freshDatabase();
  owner = connectAsTamperer(store.url);
  await insertTestActors(store.db, clock.now());
});
afterAll(async () => {
  await owner.destroy();
  await store.drop();
});

/** Past guards and references: whom the document is of is not what this is about. */
const bent = (statement: RawBuilder<unknown>) =>
  owner.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await statement.execute(tx);
  });

beforeEach(async () => {
  invoiceId = newId();
  await bent(sql`insert into sale_invoice (id, number, kind, status, date, due_date, branch_id, party_id, party_name,
      place_of_supply_state_code, place_of_supply_why, supply, reverse_charge, export_with_payment, rounds_off, currency,
      exchange_rate, taxable_paise, cgst_paise, sgst_paise, igst_paise, round_off_paise, total_paise, currency_total_minor,
      voucher_id, created_at, created_by, updated_at, updated_by)
    values (${invoiceId}, ${invoiceId}, 'EXPORT', 'ISSUED', '2026-04-10', '2026-05-10', ${newId()}, ${newId()}, 'Maersk', '96', '',
      'EXPORT', false, false, true, 'USD', '80', 8003, 0, 0, 0, 0, 8003, 100, ${newId()}, now(), ${newId()}, now(), ${newId()})`);
});

/** An allocation as the server adds it; of a payment that need not be there. */
const allocate = (amountMinor: number, date = '2026-04-20') =>
  owner.transaction().execute(async (tx) => {
    await sql`alter table allocation disable trigger all`.execute(tx);
    await sql`alter table allocation enable trigger allocation_settles`.execute(tx);
    await sql`alter table allocation enable trigger allocation_spans_are_kept`.execute(tx);
    await sql`alter table allocation_span disable trigger all`.execute(tx);
    await sql`alter table allocation_span enable trigger allocation_span_is_kept`.execute(tx);
    await sql`insert into allocation (id, payment_id, sale_invoice_id, amount_minor, date, voucher_id, created_at, created_by)
      values (${newId()}, ${newId()}, ${invoiceId}, ${amountMinor}, ${date}, ${newId()}, now(), ${newId()})`.execute(
      tx,
    );
    await sql`alter table allocation enable trigger all`.execute(tx);
    await sql`alter table allocation_span enable trigger all`.execute(tx);
  });

const standing = () =>
  store.db
    .selectFrom('saleInvoice')
    .select(['settledMinor', 'outstandingMinor', 'outstandingPaise', 'standing'])
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow();

const broken = async () => (await brokenIn(store.db, paymentInvariants)).filter((name) => name.includes('kept'));

describe('what is settled of an invoice', () => {
  it('stands in it with what is outstanding, a share of its rupees, and how it stands', async () => {
    expect(await standing()).toEqual({
      settledMinor: 0,
      outstandingMinor: 100,
      outstandingPaise: 8003,
      standing: 'ISSUED',
    });

    await allocate(67);
    expect(await standing()).toEqual({
      settledMinor: 67,
      outstandingMinor: 33,
      outstandingPaise: 2641,
      standing: 'PARTLY_PAID',
    });

    await allocate(33);
    expect(await standing()).toMatchObject({ outstandingMinor: 0, outstandingPaise: 0, standing: 'PAID' });

    await allocate(-33);
    expect(await standing()).toMatchObject({ settledMinor: 67, standing: 'PARTLY_PAID' });
    expect(await broken()).toEqual([]);
  });

  it('is what is allocated to it, whoever says otherwise', async () => {
    await allocate(40);
    const forged = sql`update sale_invoice set settled_minor = 100 where id = ${invoiceId}`;

    await expect(forged.execute(store.db)).rejects.toThrow('is settled by its allocations, never by hand');
    await expect(forged.execute(owner)).rejects.toThrow('is settled by its allocations, never by hand');
    await expect(
      sql`update sale_invoice set due_date = '2027-01-01' where id = ${invoiceId}`.execute(store.db),
    ).rejects.toThrow('it can be taken back, never changed or deleted');
  });

  it('that was bent all the same is named, and made anew', async () => {
    await allocate(40);
    await bent(sql`update sale_invoice set settled_minor = 100 where id = ${invoiceId}`);
    expect(await broken()).toEqual([`${invoiceId}: 100 is kept as settled, 40 is allocated`]);

    await sql`select rebuild_settled()`.execute(owner);

    expect(await broken()).toEqual([]);
    expect(await standing()).toMatchObject({ settledMinor: 40, standing: 'PARTLY_PAID' });
  });
});

describe('how long an invoice waited for what settles it', () => {
  const spans = async () =>
    store.db
      .selectFrom('allocationSpan')
      .select(['amountMinor', 'openFrom', 'openTo'])
      .where('saleInvoiceId', '=', invoiceId)
      .orderBy('openTo')
      .execute();

  it('is kept of each allocation of a later day, also of one that takes another back', async () => {
    await allocate(40, '2026-04-10');
    await allocate(60, '2026-05-02');
    await allocate(-60, '2026-06-01');

    expect(await spans()).toEqual([
      { amountMinor: 60, openFrom: '2026-04-10', openTo: '2026-05-02' },
      { amountMinor: -60, openFrom: '2026-04-10', openTo: '2026-06-01' },
    ]);
    expect(await broken()).toEqual([]);
  });

  it('that was bent all the same is named, and made anew', async () => {
    await allocate(40);
    await bent(sql`update allocation_span set open_to = '2026-07-01' where sale_invoice_id = ${invoiceId}`);
    expect(await broken()).toEqual([
      `${invoiceId}: kept from 2026-04-10 till 2026-07-01, it waited from 2026-04-10 till 2026-04-20`,
    ]);

    await sql`select rebuild_allocation_spans()`.execute(owner);

    expect(await broken()).toEqual([]);
    expect(await spans()).toMatchObject([{ openTo: '2026-04-20' }]);
  });
});

describe('what is kept of documents is guarded', () => {
  const writes = ['withheld_month', 'withheld_party_month', 'owed_day', 'owed_party', 'allocation_span'].map(
    (table) => sql`delete from ${sql.table(table)}`,
  );

  it('from the server, which may only read it', async () => {
    const calls = [sql`select keep_withheld(null)`, sql`select rebuild_withheld()`, sql`select rebuild_owed()`];
    for (const write of [...writes, ...calls]) {
      await expect(write.execute(store.db)).rejects.toThrow('permission denied');
    }
  });

  it('from its owner, unless all of it is kept anew', async () => {
    for (const write of writes) await expect(write.execute(owner)).rejects.toThrow('is kept by what is posted');
    await bent(sql`insert into owed_day values ('SALE', '2026-04-20', 0, 1, 1)`);
    await sql`select rebuild_owed(), rebuild_withheld()`.execute(owner);

    const owed = await store.db.selectFrom('owedDay').select('dueDate').where('dueDate', '=', '2026-04-20').execute();

    expect(owed).toEqual([]);
  });
});
