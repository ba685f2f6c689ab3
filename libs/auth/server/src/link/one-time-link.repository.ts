import { createHash, randomBytes } from 'node:crypto';
import type { OneTimeLinkKind } from '@freightdesk/auth-contract';
import { type Db, newId, type Tx } from '@freightdesk/shared-database';

/** How long a link waits. A set-up link stands on a terminal, an invitation in a mailbox over a weekend. */
const minutesOf: Readonly<Record<OneTimeLinkKind, number>> = { setup: 60, invite: 72 * 60, reset: 60 };

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export interface NewLink {
  token: string;
  expiresAt: Date;
}

/** Makes a link and forgets an older one of its kind. The token itself (128 random bits) is stored nowhere. */
export async function insertLink(
  tx: Tx,
  { kind, userId, now }: { kind: OneTimeLinkKind; userId: string | null; now: Date },
): Promise<NewLink> {
  const token = randomBytes(16).toString('base64url');
  const expiresAt = new Date(now.getTime() + minutesOf[kind] * 60_000);
  await tx.deleteFrom('oneTimeLink').where('kind', '=', kind).where('userId', 'is not distinct from', userId).execute();
  await tx
    .insertInto('oneTimeLink')
    .values({ id: newId(), kind, userId, tokenHash: hashOf(token), createdAt: now, expiresAt })
    .execute();
  return { token, expiresAt };
}

interface LinkInHand {
  token: string;
  kinds: readonly OneTimeLinkKind[];
  now: Date;
}

/** What a link is good for as things stand; to use it is to take it. */
export async function findLink(
  db: Db,
  { token, kinds, now }: LinkInHand,
): Promise<{ userId: string | null } | undefined> {
  return db
    .selectFrom('oneTimeLink')
    .select('userId')
    .where('tokenHash', '=', hashOf(token))
    .where('kind', 'in', kinds)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

/** Takes a link out of the store: of many who come at once, one gets it. If the transaction fails, it was not taken. */
export async function takeLink(
  tx: Tx,
  { token, kinds, now }: LinkInHand,
): Promise<{ userId: string | null } | undefined> {
  return tx
    .deleteFrom('oneTimeLink')
    .where('tokenHash', '=', hashOf(token))
    .where('kind', 'in', kinds)
    .where('expiresAt', '>', now)
    .returning('userId')
    .executeTakeFirst();
}

/** A person who was blocked or removed can't come back by a link that lies around. */
export async function forgetLinks(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('oneTimeLink').where('userId', '=', userId).execute();
}

/** One that ran out opens nothing; it would only lie around. */
export async function sweepLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('oneTimeLink').where('expiresAt', '<=', now).execute();
}
