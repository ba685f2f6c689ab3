import type { Payment } from '@freightdesk/payments-contract';
import { type Db, together } from '@freightdesk/shared-database';

/** A payment's vouchers in the order they were posted: its own, those of later allocations, and their mirrors. */
export async function vouchersOf(db: Db, paymentId: string): Promise<Payment['vouchers']> {
  const kept = db
    .selectFrom('voucher')
    .select(['id', 'date', 'narration', 'reversesId'])
    .where('documentType', '=', 'payment')
    .where('documentId', '=', paymentId)
    .orderBy('id');
  const [vouchers, lines] = await together(kept.execute(), linesOf(db, paymentId));
  return vouchers.map((voucher) => ({
    ...voucher,
    lines: lines.filter(({ voucherId }) => voucherId === voucher.id).map(({ voucherId: _, ...line }) => line),
  }));
}

const linesOf = (db: Db, paymentId: string) =>
  db
    .selectFrom('posting')
    .innerJoin('voucher', 'voucher.id', 'posting.voucherId')
    .innerJoin('account', 'account.id', 'posting.accountId')
    .select(['voucherId', 'account.code as accountCode', 'account.name as accountName', 'debitPaise', 'creditPaise'])
    .where('voucher.documentType', '=', 'payment')
    .where('voucher.documentId', '=', paymentId)
    .orderBy('lineNo')
    .execute();
