import type { PostedVoucher } from '@freightdesk/ledger-contract';
import { type Db, together } from '@freightdesk/shared-database';
import { sql } from 'kysely';

const branchesOf = sql<string[]>`array(
  select distinct branch.name from posting join branch on branch.id = posting.branch_id
  where posting.voucher_id = voucher.id order by branch.name)`;

/** A document's vouchers in the order they were posted: its own, those of what was done with it later, and their mirrors. */
export async function vouchersOfDocument(db: Db, documentId: string): Promise<PostedVoucher[]> {
  const kept = db
    .selectFrom('voucher')
    .select(['id', 'date', 'narration', 'reversesId', branchesOf.as('branches')])
    .where('documentId', '=', documentId)
    .orderBy('id');
  const [vouchers, lines] = await together(kept.execute(), linesOf(db, documentId));
  return vouchers.map((voucher) => ({
    ...voucher,
    lines: lines.filter(({ voucherId }) => voucherId === voucher.id).map(({ voucherId: _, ...line }) => line),
  }));
}

const linesOf = (db: Db, documentId: string) =>
  db
    .selectFrom('posting')
    .innerJoin('voucher', 'voucher.id', 'posting.voucherId')
    .innerJoin('account', 'account.id', 'posting.accountId')
    .select(['voucherId', 'account.code as accountCode', 'account.name as accountName', 'debitPaise', 'creditPaise'])
    .where('voucher.documentId', '=', documentId)
    .orderBy('lineNo')
    .execute();
