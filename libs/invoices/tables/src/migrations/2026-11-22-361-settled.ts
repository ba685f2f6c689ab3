import { type Kysely, sql } from 'kysely';

interface Kind {
  table: 'sale_invoice' | 'purchase_invoice';
  /** The state of one in the books, and the step that may follow. */
  posted: 'ISSUED' | 'POSTED';
  /** What is to be paid, in its own currency and in rupees. */
  owed: { minor: string; paise: string };
  standing: string;
}

const kinds: readonly Kind[] = [
  {
    table: 'sale_invoice',
    posted: 'ISSUED',
    owed: { minor: 'currency_total_minor', paise: 'total_paise' },
    standing: `case when status <> 'ISSUED' or settled_minor = 0 then status
      when settled_minor < currency_total_minor then 'PARTLY_PAID' else 'PAID' end`,
  },
  {
    table: 'purchase_invoice',
    posted: 'POSTED',
    owed: { minor: 'payable_minor', paise: 'payable_paise' },
    // Payable may be below zero: the vendor's debit is open till it is set off.
    standing: `case when status <> 'POSTED' then status when settled_minor = payable_minor then 'PAID'
      when settled_minor = 0 then 'POSTED' else 'PARTLY_PAID' end`,
  },
];

const free = '{status,cancel_reason,version,updated_at,updated_by}';
const kept = '{settled_minor,outstanding_minor,outstanding_paise,standing}';

async function keepSettled(db: Kysely<unknown>, { table, posted, owed, standing }: Kind): Promise<void> {
  const left = `${owed.minor} - settled_minor`;
  const isOpen = `status = '${posted}' and ${owed.minor} <> settled_minor`;
  await sql`alter table ${sql.table(table)} add column settled_minor bigint not null default 0`.execute(db);
  // In rupees what is outstanding is worth its share of what is owed.
  await sql`
    alter table ${sql.table(table)}
      add column outstanding_minor bigint not null
        generated always as (case when status = '${sql.raw(posted)}' then ${sql.raw(left)} else 0 end) stored,
      add column outstanding_paise bigint not null generated always as (
        case when not (${sql.raw(isOpen)}) then 0 when currency = 'INR' then ${sql.raw(left)}
          else round(${sql.raw(owed.paise)}::numeric * (${sql.raw(left)}) / ${sql.raw(owed.minor)})::bigint end) stored,
      add column standing text not null generated always as (${sql.raw(standing)}) stored`.execute(db);
  await sql`drop trigger ${sql.id(`${table}_must_stay`)} on ${sql.table(table)}`.execute(db);
  await sql`create trigger ${sql.id(`${table}_must_stay`)} before update or delete on ${sql.table(table)}
    for each row execute function posted_must_stay('{DRAFT}', ${sql.lit(`{${posted}>CANCELLED}`)}, ${sql.lit(free)}, ${sql.lit(kept)})`.execute(
    db,
  );
}

/**
 * What is settled of a document stands in it, and with it what is outstanding and how it stands: paid, partly paid or not. Who
 * settles it writes it: payments.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const kind of kinds) await keepSettled(db, kind);
}
