import { type ReverseYearEndInput, type YearEnd, yearEndProblems } from '@freightdesk/ledger-contract';
import { fiscalYearOf } from '@freightdesk/shared-calendar';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse, requireVersion, type WriteContext } from '@freightdesk/shared-server-kit';
import type { LedgerPorts } from '../ledger-ports';
import { reverseVoucher } from '../voucher/post-voucher';
import { readYearEnd } from './read-year-end';
import { findClosing, standingClosings } from './year-end.repository';

/** Opens the year again: each account stands on its last day as it did. */
export async function reverseYearEnd(
  { id, version, reason }: ReverseYearEndInput,
  context: WriteContext,
  ports: LedgerPorts,
): Promise<YearEnd> {
  const { tx, clock } = context;
  await ports.holdPostings(tx);
  const closing = await findClosing(tx, id);
  if (!closing) refuse(commonProblems.not_found, { message: 'This year end does not exist, or no longer does.' });
  requireVersion({ id, number: closing.number, version: closing.version }, version);
  if (closing.isReversed) refuse(yearEndProblems.year_end_reversed);
  const { date, number } = closing;
  if ((await standingClosings(tx, date)).later) refuse(yearEndProblems.later_year_closed);

  const year = fiscalYearOf(date);
  await reverseVoucher(context, { voucherId: id, date, narration: `${number} reversed: ${reason}` });
  const opened = await readYearEnd(year, { db: tx, clock }, ports);
  const before = { number, year: opened.year, profitPaise: opened.profitPaise, status: 'CLOSED' };
  const after = { ...before, status: 'REVERSED' };
  await context.audit({ record: 'year end', recordId: id, action: 'reverse', before, after, reason });
  return opened;
}
