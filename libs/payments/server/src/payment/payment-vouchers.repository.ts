import type { Payment } from '@freightdesk/payments-contract';
import type { Db } from '@freightdesk/shared-database';

/** A payment's vouchers in the order they were posted: its own, those of later allocations, and their mirrors. */
export async function vouchersOf(db: Db, paymentId: string): Promise<Payment['vouchers']> {
  const vouchers = await db
    .selectFrom('voucher')
    .select(['id', 'date', 'narration', 'reversesId'])
    .where('documentType', '=', 'payment')
    .where('documentId', '=', paymentId)
    .orderBy('id')
    .execute();
  const lines = await linesOf(
    db,
    vouchers.map(({ id }) => id),
  );
  return vouchers.map((voucher) => ({
    ...voucher,
    lines: lines.filter(({ voucherId }) => voucherId === voucher.id).map(({ voucherId: _, ...line }) => line),
  }));
}

const linesOf = (db: Db, voucherIds: readonly string[]) =>
  db
    .selectFrom('posting')
    .innerJoin('account', 'account.id', 'posting.accountId')
    .select(['voucherId', 'account.code as accountCode', 'account.name as accountName', 'debitPaise', 'creditPaise'])
    .where('voucherId', 'in', [...voucherIds])
    .orderBy('lineNo')
    .execute();
