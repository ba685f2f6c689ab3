import type { PostingLine, VoucherType } from '@freightdesk/ledger-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import { type Db, newId, type Tx } from '@freightdesk/shared-database';

export interface VoucherRow {
  id: string;
  type: VoucherType;
  date: BusinessDate;
  narration: string;
  documentType: string;
  documentId: string;
  documentNumber: string;
  reversesId: string | null;
  /** How many lines it has; none can be added to it afterwards. */
  lineCount: number;
  createdAt: Date;
  createdBy: string;
}

export async function insertVoucher(tx: Tx, voucher: VoucherRow): Promise<void> {
  await tx.insertInto('voucher').values(voucher).execute();
}

/** Writes a voucher's lines in one statement. An unknown account code is a mistake of the caller, not of the clerk. */
export async function insertPostings(
  tx: Tx,
  voucher: { id: string; date: BusinessDate },
  lines: readonly PostingLine[],
): Promise<void> {
  const accountIds = await accountIdsByCode(
    tx,
    lines.map(({ accountCode }) => accountCode),
  );
  const rows = lines.map(({ accountCode, currencyMinor, ...line }, index) => {
    const accountId = accountIds.get(accountCode);
    if (!accountId) throw new Error(`The chart has no account ${accountCode}.`);
    return {
      ...line,
      id: newId(),
      voucherId: voucher.id,
      lineNo: index + 1,
      accountId,
      date: voucher.date,
      currencyMinor: currencyMinor ?? line.debitPaise - line.creditPaise,
    };
  });
  await tx.insertInto('posting').values(rows).execute();
}

async function accountIdsByCode(tx: Tx, codes: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('account')
    .select(['id', 'code'])
    .where('code', 'in', [...new Set(codes)])
    .execute();
  return new Map(rows.map(({ id, code }) => [code, id]));
}

export async function findVoucher(db: Db, id: string): Promise<VoucherRow | undefined> {
  const row = await db.selectFrom('voucher').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { ...row, type: row.type as VoucherType };
}

export async function linesOfVoucher(db: Db, voucherId: string): Promise<PostingLine[]> {
  const rows = await db
    .selectFrom('posting')
    .innerJoin('account', 'account.id', 'posting.accountId')
    .selectAll('posting')
    .select('account.code')
    .where('voucherId', '=', voucherId)
    .orderBy('lineNo')
    .execute();
  return rows.map((row) => ({
    accountCode: row.code,
    debitPaise: row.debitPaise,
    creditPaise: row.creditPaise,
    currency: row.currency,
    currencyMinor: row.currencyMinor,
    exchangeRate: row.exchangeRate,
    ...(row.partyId && { partyId: row.partyId }),
    ...(row.jobId && { jobId: row.jobId }),
    ...(row.gstHead && { gstHead: row.gstHead as PostingLine['gstHead'] }),
    ...(row.gstRate && { gstRate: row.gstRate }),
  }));
}
