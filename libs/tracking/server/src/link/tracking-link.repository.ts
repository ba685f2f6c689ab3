import { createHash, randomBytes } from 'node:crypto';
import { type Db, newId, type Tx } from '@freightdesk/shared-database';
import { type Writing, writtenBy } from '@freightdesk/shared-server-kit';
import type { TrackingLink } from '@freightdesk/tracking-contract';
import { sql } from 'kysely';

export interface RecordKey {
  record: string;
  recordId: string;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

const openLinks = (db: Db | Tx, now: Date) => db.selectFrom('trackingLink as link').where('link.expiresAt', '>', now);

/** Makes a link and forgets those of the record that have ended. The token, 128 random bits, is stored nowhere. */
export async function insertTrackingLink(
  { tx, clock, actor }: Writing,
  { record, recordId, expiresAt }: RecordKey & { expiresAt: Date },
): Promise<{ id: string; token: string }> {
  const by = writtenBy({ clock, actor });
  const [id, token] = [newId(), randomBytes(16).toString('base64url')];
  await tx.deleteFrom('trackingLink').where('recordId', '=', recordId).where('expiresAt', '<=', by.createdAt).execute();
  await tx
    .insertInto('trackingLink')
    .values({ id, record, recordId, tokenHash: hashOf(token), expiresAt, ...by })
    .execute();
  return { id, token };
}

/** Those of a record that open, the oldest first. */
export async function trackingLinksOf(db: Db, { record, recordId }: RecordKey, now: Date): Promise<TrackingLink[]> {
  const rows = await openLinks(db, now)
    .innerJoin('appUser as person', 'person.id', 'link.createdBy')
    .select(['link.id', 'link.createdAt', 'link.createdBy', 'link.expiresAt'])
    .select(sql<string>`trim(person.first_name || ' ' || person.last_name)`.as('personName'))
    .where('link.record', '=', record)
    .where('link.recordId', '=', recordId)
    .orderBy('link.id')
    .execute();
  return rows.map(({ id, createdAt, createdBy, personName, expiresAt }) => ({
    id,
    createdAt: createdAt.toISOString(),
    createdBy: { id: createdBy, name: personName },
    expiresAt: expiresAt.toISOString(),
  }));
}

interface OpenLink extends RecordKey {
  createdBy: string;
  expiresAt: Date;
}

const linkFields = ['link.record', 'link.recordId', 'link.createdBy', 'link.expiresAt'] as const;

export const findTrackingLink = (tx: Tx, id: string, now: Date): Promise<OpenLink | undefined> =>
  openLinks(tx, now).select(linkFields).where('link.id', '=', id).executeTakeFirst();

interface Opening {
  token: string;
  /** What the page that asks can show. */
  records: readonly string[];
}

export const openedBy = (db: Db, { token, records }: Opening, now: Date): Promise<OpenLink | undefined> =>
  openLinks(db, now)
    .select(linkFields)
    .where('link.tokenHash', '=', hashOf(token))
    .where(sql<boolean>`link.record = any(${[...records]}::text[])`)
    .executeTakeFirst();

export async function removeTrackingLink(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('trackingLink').where('id', '=', id).execute();
}
