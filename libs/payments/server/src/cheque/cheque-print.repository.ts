import type { ChequeLayout } from '@freightdesk/banks-contract';
import type { Database, Db, Tx } from '@freightdesk/shared-database';
import type { Insertable } from 'kysely';

/** The leaves of a payment, the last one first. */
export const printsOf = (db: Db | Tx, paymentId: string) =>
  db
    .selectFrom('chequePrint')
    .select(['id', 'createdAt', 'payee', 'isCrossed', 'isLimited', 'reason'])
    .where('paymentId', '=', paymentId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();

export async function insertPrint(tx: Tx, print: Insertable<Database['chequePrint']>): Promise<void> {
  await tx.insertInto('chequePrint').values(print).execute();
}

/** Where things stand on the leaf of the bank, null as on all leaves. */
export async function chequeLayoutOf(db: Db, bankId: string): Promise<ChequeLayout | null> {
  const { layout } = await db
    .selectFrom('bank')
    .select((eb) => eb.ref('chequeLayout').$castTo<ChequeLayout | null>().as('layout'))
    .where('id', '=', bankId)
    .executeTakeFirstOrThrow();
  return layout;
}

/** The party's name as its bank knows it, where that was told. */
export async function payeeNameOf(db: Db, partyId: string): Promise<string | null> {
  const party = await db.selectFrom('party').select('payeeName').where('id', '=', partyId).executeTakeFirst();
  return party?.payeeName ?? null;
}
