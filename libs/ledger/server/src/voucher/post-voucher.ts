import {
  archivedAccount,
  closedMonth,
  closedYear,
  filedMonth,
  imbalancePaise,
  lockedMonth,
  mirrorOf,
  type PostingLine,
  voucherProblems,
  type VoucherType,
} from '@freightdesk/ledger-contract';
import { type BusinessDate, fiscalYearOf, formatBusinessDate } from '@freightdesk/shared-calendar';
import { isCheckViolation, newId, together } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse, type WriteContext, writtenBy } from '@freightdesk/shared-server-kit';
import { findVoucher, insertPostings, insertVoucher, linesOfVoucher, lockOf } from './voucher.repository';

/** What posting needs of a write; a use case hands its own context on, so that the voucher commits with its document. */
export type PostingContext = Pick<WriteContext, 'tx' | 'clock' | 'actor'>;

export interface VoucherToPost {
  /** Where the document that names it is written at the same moment. */
  id?: string;
  type: VoucherType;
  date: BusinessDate;
  narration: string;
  /** The document that the ledger drills down to. */
  document: { type: string; id: string; number: string };
  /** Of all lines that name no other. */
  branchId?: string | undefined;
  lines: PostingLine[];
}

/**
 * Writes a voucher, and answers its id. The sides are equal before a row is written, and the database holds them to it
 * when the transaction commits. A date in a locked month is refused with `period_locked`.
 */
export async function postVoucher(context: PostingContext, voucher: VoucherToPost): Promise<string> {
  return write(context, voucher, null);
}

/**
 * Undoes a voucher by its exact mirror, which names what it reverses. A voucher can be reversed once, and not while a bank
 * statement confirms it.
 */
export async function reverseVoucher(
  context: PostingContext,
  { voucherId, date, narration }: { voucherId: string; date: BusinessDate; narration: string },
): Promise<string> {
  const original = await findVoucher(context.tx, voucherId);
  if (!original) throw new Error(`There is no voucher ${voucherId} to reverse.`);
  const { type, documentType, documentId, documentNumber } = original;
  const lines = mirrorOf(await linesOfVoucher(context.tx, voucherId));
  const document = { type: documentType, id: documentId, number: documentNumber };
  return write(context, { type, date, narration, document, lines }, voucherId);
}

async function write(
  { tx, clock, actor }: PostingContext,
  voucher: VoucherToPost,
  reversesId: string | null,
): Promise<string> {
  const difference = imbalancePaise(voucher.lines);
  if (difference !== 0 || voucher.lines.length < 2) {
    throw new Error(
      `A voucher must balance: debit less credit is ${difference} paise over ${voucher.lines.length} lines.`,
    );
  }
  const { id = newId(), type, date, narration, document, branchId } = voucher;
  const lines = branchId === undefined ? voucher.lines : voucher.lines.map((line) => ({ branchId, ...line }));
  const head = {
    ...{ id, type, date, narration, reversesId, lineCount: lines.length },
    ...{ documentType: document.type, documentId: document.id, documentNumber: document.number },
    ...writtenBy({ clock, actor }),
  };
  const written = together(insertVoucher(tx, head), insertPostings(tx, head, lines));
  const [, { archived }] = await written.catch((error: unknown) => refuseShut(error, date));
  if (archived.length > 0) {
    refuse(voucherProblems.archived_account, { message: archivedAccount, values: { accounts: archived.join(', ') } });
  }
  return id;
}

const monthOf = (date: BusinessDate) => ({ month: formatBusinessDate(date).slice(3) });
const yearOf = (date: BusinessDate) => ({ year: fiscalYearOf(date).label });

/** What the store calls it, and what a clerk is told: why nothing is posted on that day. */
const shut = [
  { by: 'period_locked', lockedAs: 'HARD', kind: commonProblems.period_locked, message: lockedMonth, values: monthOf },
  {
    by: 'month_closed',
    lockedAs: undefined,
    kind: voucherProblems.month_closed,
    message: closedMonth,
    values: monthOf,
  },
  { by: 'gst_filed', lockedAs: 'GST_FILED', kind: voucherProblems.gst_filed, message: filedMonth, values: monthOf },
  { by: 'year_closed', lockedAs: undefined, kind: voucherProblems.year_closed, message: closedYear, values: yearOf },
];

function refuseShut(error: unknown, date: BusinessDate): never {
  if (isCheckViolation(error, 'voucher_is_matched')) refuse(voucherProblems.voucher_matched);
  const found = shut.find(({ by }) => isCheckViolation(error, by));
  if (!found) throw error;
  return refuseFor(found, date);
}

const refuseFor = ({ kind, message, values }: (typeof shut)[number], date: BusinessDate): never =>
  refuse(kind, { message, values: values(date) });

/** Refuses a day whose month is shut for every sale: whoever mends what else is said of the day would meet that next. */
export async function refuseShutMonth({ tx }: Pick<PostingContext, 'tx'>, date: BusinessDate): Promise<void> {
  const lock = await lockOf(tx, date);
  const found = shut.find(({ lockedAs }) => lockedAs !== undefined && lockedAs === lock);
  if (found) refuseFor(found, date);
}
