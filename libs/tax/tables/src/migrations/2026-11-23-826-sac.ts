import { type Kysely, sql } from 'kysely';

/**
 * What a forwarder sells and buys, by the scheme of classification annexed to notification 11/2017-Central Tax (Rate); each company goes
 * on from here.
 */
const services: readonly (readonly [code: string, description: string])[] = [
  ['996511', 'Road transport of goods'],
  ['996512', 'Railway transport of goods'],
  ['996521', 'Ocean and coastal transport of goods'],
  ['996522', 'Inland water transport of goods'],
  ['996531', 'Air transport of goods'],
  ['996711', 'Container handling'],
  ['996712', 'Customs house agent'],
  ['996713', 'Clearing and forwarding'],
  ['996719', 'Other cargo and baggage handling'],
  ['996721', 'Refrigerated storage'],
  ['996722', 'Bulk liquid or gas storage'],
  ['996729', 'Other storage and warehousing'],
  ['996791', 'Goods transport agency by road'],
  ['996792', 'Goods transport agency by other means, freight forwarding'],
  ['996793', 'Other goods transport'],
  ['996799', 'Other supporting transport services'],
  ['996812', 'Courier'],
  ['998599', 'Other support services'],
];

/** Service accounting codes, each of them once. Lines and heads bear the code itself, so that one that is not kept can be written too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sac (
      id uuid primary key default gen_random_uuid(),
      code text not null check (code ~ '^99([0-9]{2}|[0-9]{4})$'),
      description text not null check (description <> ''),
      active boolean not null default true,
      version integer not null default 1,
      -- What came with the product was made by nobody.
      created_at timestamptz not null default now(),
      created_by uuid references app_user,
      updated_at timestamptz not null default now(),
      updated_by uuid references app_user
    )`.execute(db);
  await sql`create unique index sac_code on sac (code)`.execute(db);
  for (const [code, description] of services) {
    await sql`insert into sac (code, description) values (${code}, ${description})`.execute(db);
  }
}
