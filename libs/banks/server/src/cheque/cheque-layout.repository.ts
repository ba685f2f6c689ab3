import { type BankCheque, type ChequeLayout, usualChequeLayout } from '@freightdesk/banks-contract';
import type { Db } from '@freightdesk/shared-database';

/** The leaf of a bank, and the one of all banks where nobody said otherwise. */
export async function findChequeLayout(db: Db, id: string): Promise<BankCheque | undefined> {
  const bank = await db
    .selectFrom('bank')
    .select((eb) => ['id', 'version', eb.ref('chequeLayout').$castTo<ChequeLayout | null>().as('chequeLayout')])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!bank) return undefined;
  const { chequeLayout, ...of } = bank;
  return { ...(chequeLayout ?? usualChequeLayout), ...of, isUsual: chequeLayout === null };
}
