import type { Db, Tx } from '@freightdesk/shared-database';

export async function setPasswordHash(
  tx: Tx,
  credential: { userId: string; passwordHash: string; changedAt: Date },
): Promise<void> {
  const { passwordHash, changedAt } = credential;
  await tx
    .insertInto('credential')
    .values(credential)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ passwordHash, changedAt }))
    .execute();
}

const hashRow = (db: Db | Tx, userId: string) =>
  db.selectFrom('credential').select('passwordHash').where('userId', '=', userId);

export const passwordHashOf = async (db: Db, userId: string): Promise<string | null> =>
  (await hashRow(db, userId).executeTakeFirst())?.passwordHash ?? null;

/** Holds the row, so that two changes of one password follow each other. */
export const lockPasswordHash = async (tx: Tx, userId: string): Promise<string | null> =>
  (await hashRow(tx, userId).forUpdate().executeTakeFirst())?.passwordHash ?? null;

export async function forgetPassword(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('credential').where('userId', '=', userId).execute();
}

export interface Account {
  userId: string;
  passwordHash: string | null;
  isBlocked: boolean;
}

/** Whoever signs in with this address. An invited person has no password yet. */
export async function findAccount(db: Db, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('appUser')
    .leftJoin('credential', 'credential.userId', 'appUser.id')
    .select(['appUser.id as userId', 'credential.passwordHash', 'appUser.blocked as isBlocked'])
    .where('appUser.email', '=', email)
    .executeTakeFirst();
}
