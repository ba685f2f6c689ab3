import {
  type CloseYearInput,
  closingVoucher,
  fiscalYearName,
  type YearEnd,
  yearEndProblems,
} from '@freightdesk/ledger-contract';
import { isUniqueViolation, newId } from '@freightdesk/shared-database';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import type { LedgerPorts } from '../ledger-ports';
import { postVoucher } from '../voucher/post-voucher';
import { readYearEnd, yearAsked } from './read-year-end';
import { earnedUpTo, nextClosingNumber, standingClosings } from './year-end.repository';

/**
 * Moves what was earned and spent to retained earnings, on the last day of the year. Postings that are under way are waited for, and
 * later ones into the year are refused; so what is moved is all there is.
 */
export async function closeYear(input: CloseYearInput, context: WriteContext, ports: LedgerPorts): Promise<YearEnd> {
  const { tx, clock } = context;
  const year = yearAsked(input, context.clock);
  if (year.to >= clock.today()) refuse(yearEndProblems.year_not_over);
  await ports.holdPostings(tx);
  const { own, later } = await standingClosings(tx, year.to);
  if (own) refuse(yearEndProblems.already_closed);
  if (later) refuse(yearEndProblems.later_year_closed);
  const accounts = await earnedUpTo(tx, year.to);
  if (accounts.length === 0) refuse(yearEndProblems.nothing_to_close);

  const [id, number] = [newId(), await nextClosingNumber(tx, year.to)];
  const closing = postVoucher(context, {
    ...{ id, type: 'YEAR_END', date: year.to },
    narration: `Income and expenses of ${fiscalYearName(year.from)} to retained earnings`,
    document: { type: 'year end', id, number },
    lines: closingVoucher(accounts),
  });
  await closing.catch((error: unknown) => {
    if (!isUniqueViolation(error, 'voucher_closing_once')) throw error;
    refuse(yearEndProblems.already_closed);
  });
  const closed = await readYearEnd(year, { db: tx, clock }, ports);
  const after = { number, year: closed.year, profitPaise: closed.profitPaise };
  await context.audit({ record: 'year end', recordId: id, action: 'close', after });
  return closed;
}
