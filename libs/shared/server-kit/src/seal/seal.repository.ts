import { advisoryLocks, type Db, type Tx } from '@freightdesk/shared-database';
import { sql } from 'kysely';
import type { SealSource } from './seal-source';

/** The last link of the chain; noted elsewhere, it also tells of a chain that was made anew as a whole. */
export interface SealHead {
  position: number;
  hash: string;
}

/** Hashes are made of days and times as text, which must be the same in every session. */
export async function spellTimesAlike(tx: Tx): Promise<void> {
  await sql`set local time zone 'UTC'`.execute(tx);
  await sql`set local datestyle = 'ISO'`.execute(tx);
}

/** One server seals at a time; false where another is at it. It is given back when the transaction ends. */
export async function becomeSealer(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(advisoryLocks.sealing)}) as is_mine`.execute(tx);
  return rows[0]?.isMine ?? false;
}

export async function sealHead(db: Db): Promise<SealHead> {
  const last = await db
    .selectFrom('seal')
    .select(['position', 'chainHash as hash'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ?? { position: 0, hash: '' };
}

/** The store's own moment: what was noted and what was sealed are told by one clock, whichever server asks. */
export async function sealingMoment(tx: Tx): Promise<string> {
  const { rows } = await sql<{ at: string }>`
    select to_char(now(), 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`.execute(tx);
  return rows[0]?.at ?? '';
}

export interface Unsealed {
  id: string;
  hash: string;
  notedAt: Date;
}

/** Noted records as they stand now, the first that were noted first; one that is gone before it was sealed stays noted, for `verify` to tell of it. */
export async function unsealed(tx: Tx, { source, rows: all }: SealSource, limit: number): Promise<Unsealed[]> {
  const { rows } = await sql<Unsealed>`
    select noted.record_id as id, listed.hash, noted.noted_at
    from (
      select record_id, noted_at from to_seal where source = ${source}
        and not exists (select from seal where seal.source = to_seal.source and seal.record_id = to_seal.record_id)
      order by noted_at, record_id limit ${limit}
    ) noted join (${all}) listed on listed.id = noted.record_id
    order by noted.noted_at, noted.record_id`.execute(tx);
  return rows;
}

export interface Link extends Unsealed {
  position: number;
  chainHash: string;
}

export async function insertLinks(
  tx: Tx,
  { source, at, links }: { source: string; at: string; links: readonly Link[] },
): Promise<void> {
  const column = <Name extends keyof Link>(name: Name) => links.map((link) => link[name]);
  await sql`
    insert into seal (position, source, record_id, row_hash, chain_hash, noted_at, sealed_at)
    select position, ${source}, id, row_hash, chain_hash, noted_at, ${at}::timestamptz
    from unnest(${column('position')}::bigint[], ${column('id')}::uuid[], ${column('hash')}::text[],
      ${column('chainHash')}::text[], ${column('notedAt')}::timestamptz[])
      as link (position, id, row_hash, chain_hash, noted_at)`.execute(tx);
}

export async function strikeNoted(tx: Tx, source: string, ids: readonly string[]): Promise<void> {
  await sql`delete from to_seal where source = ${source} and record_id = any(${ids}::uuid[])`.execute(tx);
}
