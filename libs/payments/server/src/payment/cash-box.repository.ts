import type { AddPaymentInput } from '@freightdesk/payments-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { sql } from 'kysely';

/** What a cash box in rupees holds by the books after money went out of it; null of a bank, and of what came in. A box pays in cash alone. */
export async function boxAfter(
  db: Db | Tx,
  { bankId, direction, mode }: Pick<AddPaymentInput, 'bankId' | 'direction' | 'mode'>,
): Promise<{ name: string; leftPaise: number } | null> {
  if (direction === 'RECEIPT' || mode !== 'CASH') return null;
  const box = await db
    .selectFrom('bank')
    .innerJoin('accountMonth', 'accountMonth.accountId', 'bank.accountId')
    .select(['bank.name', sql<number>`(sum(debit_paise) - sum(credit_paise))::bigint`.as('leftPaise')])
    .where('bank.id', '=', bankId)
    .where('bank.accountType', '=', 'CASH')
    .where('bank.currency', '=', 'INR')
    .groupBy('bank.name')
    .executeTakeFirst();
  return box ?? null;
}
