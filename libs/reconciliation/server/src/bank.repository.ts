import { type StatementMapping, statementProblems } from '@freightdesk/reconciliation-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { type CurrencyCode, isCurrency } from '@freightdesk/shared-money';
import { refuse, type Writing } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** A bank as far as its statements are concerned; amounts are in its own currency. */
export interface ReconciledBank {
  id: string;
  name: string;
  accountId: string;
  accountNumber: string;
  currency: CurrencyCode;
}

export async function findBankOrRefuse(db: Db, bankId: string): Promise<ReconciledBank> {
  const bank = await db
    .selectFrom('bank')
    .select(['id', 'name', 'accountId', 'accountNumber', 'currency'])
    .where('id', '=', bankId)
    .executeTakeFirst();
  if (!bank) {
    const { code, message } = statementProblems.unknown_bank;
    refuse(statementProblems.unknown_bank, { errors: [{ field: 'bankId', code, message }] });
  }
  return { ...bank, currency: isCurrency(bank.currency) ? bank.currency : 'INR' };
}

/**
 * Makes whoever else reconciles this bank wait till commit. What a reconciler reads afterwards is what the one before him left; a
 * reversal in the books waits here too.
 */
export async function holdBank(
  { tx, clock, actor }: Writing,
  bankId: string,
  mapping?: StatementMapping,
): Promise<void> {
  const kept = mapping === undefined ? sql`bank_reconciliation.mapping` : sql`excluded.mapping`;
  await sql`
    insert into bank_reconciliation (bank_id, mapping, updated_at, updated_by)
    values (${bankId}, ${mapping === undefined ? null : JSON.stringify(mapping)}::jsonb, ${clock.now()}, ${actor.userId})
    on conflict (bank_id) do update set mapping = ${kept}, updated_at = excluded.updated_at, updated_by = excluded.updated_by`.execute(
    tx,
  );
}

/**
 * Whoever takes a payment back waits for those who reconcile its bank, and they for him. Before anything else is held: they may come to the very
 * payment, or to an invoice that it settled.
 */
export async function holdBankOfPayment(tx: Tx, paymentId: string): Promise<void> {
  await sql`select from bank_reconciliation where bank_id = (select bank_id from payment where id = ${paymentId}) for update`.execute(
    tx,
  );
}

/** How this bank's last file was read. */
export async function rememberedMapping(db: Db, bankId: string): Promise<unknown> {
  const row = await db
    .selectFrom('bankReconciliation')
    .select('mapping')
    .where('bankId', '=', bankId)
    .executeTakeFirst();
  return row?.mapping ?? null;
}
