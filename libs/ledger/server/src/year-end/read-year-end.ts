import {
  type ClosingCheckRow,
  fiscalYearName,
  fiscalYearNamed,
  profitOf,
  type YearEnd,
  type YearEndQuery,
} from '@freightdesk/ledger-contract';
import { addDays, type Clock, type FiscalYear, fiscalYearOf } from '@freightdesk/shared-calendar';
import { type Db, together } from '@freightdesk/shared-database';
import type { LedgerPorts } from '../ledger-ports';
import { type Closing, earnedUpTo, movedBy, standingClosings } from './year-end.repository';

/** The year before the current one where none is named. */
export function yearAsked({ year }: YearEndQuery, clock: Clock): FiscalYear {
  const named = year === undefined ? null : fiscalYearNamed(year);
  return named ?? fiscalYearOf(addDays(fiscalYearOf(clock.today()).from, -1));
}

async function checksOf(db: Db, year: FiscalYear, { closingChecks }: LedgerPorts): Promise<ClosingCheckRow[]> {
  const counts = await together(...closingChecks.map(({ count }) => count(db, year)));
  return closingChecks.map(({ name, blocks = false, href }, index) => ({
    ...{ name, blocks, href: href(year) },
    count: counts[index] ?? 0,
  }));
}

const shown = ({ id, number, postedAt, postedById, postedByName, version }: Closing): YearEnd['closing'] => ({
  ...{ id, number, version },
  closedAt: postedAt.toISOString(),
  closedBy: { id: postedById, name: postedByName },
});

/** A year as it stands: what its closing moved or would move, and what to look at before. */
export async function readYearEnd(
  year: FiscalYear,
  { db, clock }: { db: Db; clock: Clock },
  ports: LedgerPorts,
): Promise<YearEnd> {
  const { from, to } = year;
  const { own, later } = await standingClosings(db, to);
  const accounts = own ? await movedBy(db, own.id) : await earnedUpTo(db, to);
  return {
    ...{ from, to, accounts },
    year: fiscalYearName(from),
    isOver: to < clock.today(),
    closing: own ? shown(own) : null,
    closedLater: later ? fiscalYearName(later.date) : null,
    profitPaise: profitOf(accounts),
    checks: own || later ? [] : await checksOf(db, year, ports),
  };
}
