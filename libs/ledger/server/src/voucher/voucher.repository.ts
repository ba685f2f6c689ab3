import type { PostingLine, VoucherType } from '@freightdesk/ledger-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import { type Db, newId, statement, told, type Tx } from '@freightdesk/shared-database';
import { keptInsert } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

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

const insertVouchers = keptInsert('voucher');

export const insertVoucher = (tx: Tx, voucher: VoucherRow): Promise<void> => insertVouchers(tx, [voucher]);

interface WrittenLines {
  voucher: Pick<VoucherRow, 'id' | 'date'>;
  /** The lines as JSON. */
  lines: string;
  isGivenBack: boolean;
}

const postings = statement<WrittenLines, { lineNo: number }>((db) => ({
  compile: () =>
    sql<{ lineNo: number }>`
    insert into posting (id, voucher_id, line_no, account_id, date, debit_paise, credit_paise, party_id, job_id, branch_id,
      currency, currency_minor, exchange_rate, gst_head, gst_rate)
    select line.id, ${told(({ voucher }: WrittenLines) => voucher.id)}::uuid, "lineNo", account.id,
      ${told(({ voucher }: WrittenLines) => voucher.date)}::date, "debitPaise", "creditPaise", "partyId", "jobId",
      "branchId", coalesce(currency, 'INR'), "currencyMinor", coalesce("exchangeRate", '1'), "gstHead", "gstRate"
    from jsonb_to_recordset(${told(({ lines }: WrittenLines) => lines)}::jsonb) as line(id uuid, "lineNo" int, "accountCode" text,
      "debitPaise" bigint, "creditPaise" bigint, "partyId" uuid, "jobId" uuid, "branchId" uuid, currency text, "currencyMinor" bigint,
      "exchangeRate" text, "gstHead" text, "gstRate" text)
    join account on account.code = line."accountCode"
      and (account.active or ${told(({ isGivenBack }: WrittenLines) => isGivenBack)}::boolean)
    order by "lineNo" returning line_no`.compile(db),
}));

/**
 * Writes a voucher's lines in one statement, the same for however many. What an archived account takes is nothing more, but that it gives
 * back what it has, or is closed with its year; answers those that refused. An unknown account code is a mistake of the caller, not of the clerk.
 */
export async function insertPostings(
  tx: Tx,
  voucher: Pick<VoucherRow, 'id' | 'type' | 'date' | 'reversesId'>,
  lines: readonly PostingLine[],
): Promise<{ archived: readonly string[] }> {
  const rows = lines.map(({ currencyMinor, ...line }, index) => ({
    ...{ ...line, id: newId(), lineNo: index + 1 },
    currencyMinor: currencyMinor ?? line.debitPaise - line.creditPaise,
  }));
  const isGivenBack = voucher.reversesId !== null || voucher.type === 'YEAR_END';
  const written = await postings(tx, { voucher, lines: JSON.stringify(rows), isGivenBack });
  if (written.length === lines.length) return { archived: [] };
  const archived = await archivedOf(tx, lines);
  if (archived.length > 0) return { archived };
  throw new Error(`The chart lacks one of the accounts ${lines.map(({ accountCode }) => accountCode).join(', ')}.`);
}

/** Those of the accounts that are archived, as a clerk knows them. */
async function archivedOf(tx: Tx, lines: readonly PostingLine[]): Promise<string[]> {
  const codes = lines.map(({ accountCode }) => accountCode);
  const rows = await tx
    .selectFrom('account')
    .select(['code', 'name'])
    .where('code', 'in', codes)
    .where('active', '=', false)
    .orderBy('code')
    .execute();
  return rows.map(({ code, name }) => `${code} ${name}`);
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
    ...(row.branchId && { branchId: row.branchId }),
    ...(row.gstHead && { gstHead: row.gstHead as PostingLine['gstHead'] }),
    ...(row.gstRate && { gstRate: row.gstRate }),
  }));
}

/** How far the month of a day is shut; undefined while it is open. */
export async function lockOf(db: Db, date: BusinessDate): Promise<string | undefined> {
  const month = `${date.slice(0, 7)}-01`;
  return (await db.selectFrom('periodLock').select('kind').where('month', '=', month).executeTakeFirst())?.kind;
}
