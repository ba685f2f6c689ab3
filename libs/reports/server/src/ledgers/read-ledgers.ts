import {
  type LedgerDetails,
  type LedgerDetailsQuery,
  ledgerReport,
  reportPeriod,
  type TrialBalance,
  type TrialBalanceQuery,
} from '@freightdesk/reports-contract';
import { fiscalYearOf } from '@freightdesk/shared-calendar';
import { together } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { sum } from '@freightdesk/shared-money';
import { type ReadContext, refuse } from '@freightdesk/shared-server-kit';
import { readReport } from '../report/read-report';
import { atOneMoment } from '../report/report-page';
import { entriesPage, ledgerMonths } from './entries.repository';
import { isClosedBetween, ledgersPage, nameOf, trialBalanceRows } from './ledgers.repository';

/** Every account, and every party within debtors and creditors. */
export const readLedgers = readReport(ledgerReport, ledgersPage);

/** One account's or party's entries; the balance runs on from the opening and ends at the closing. */
export async function readLedgerDetails(
  { from, to, page, pageSize, ...of }: LedgerDetailsQuery,
  { db, clock }: ReadContext,
): Promise<LedgerDetails> {
  const name = (await nameOf(db, of)) ?? refuse(commonProblems.not_found, { message: 'There is no such ledger.' });
  const period = reportPeriod({ from, to }, clock.today());
  return atOneMoment(db, async (tx) => {
    const { openingPaise, months } = await ledgerMonths(tx, of, period);
    const { rows, ...paging } = await entriesPage(tx, of, { period, openingPaise, months }, { page, pageSize });
    const entries = rows.map(({ type, number, documentId, ...entry }) => ({
      ...entry,
      voucher: { type, number, id: documentId },
    }));
    const totals = {
      debitPaise: sum(months.map(({ debitPaise }) => debitPaise)),
      creditPaise: sum(months.map(({ creditPaise }) => creditPaise)),
    };
    const closingPaise = openingPaise + totals.debitPaise - totals.creditPaise;
    return { name, openingPaise, rows: entries, ...totals, closingPaise, ...period, ...paging };
  });
}

/** Every account on its side; before the closing of its year where that is asked, as of a day that has one. */
export async function readTrialBalance(
  { at, closing = 'AFTER' }: TrialBalanceQuery,
  { db, clock }: ReadContext,
): Promise<TrialBalance> {
  const day = at ?? clock.today();
  const year = fiscalYearOf(day).from;
  const [rows, isClosed] = await together(
    trialBalanceRows(db, day, closing === 'BEFORE' ? year : undefined),
    isClosedBetween(db, { from: year, to: day }),
  );
  return {
    ...{ at: day, rows, isClosed },
    debitPaise: sum(rows.map(({ debitPaise }) => debitPaise)),
    creditPaise: sum(rows.map(({ creditPaise }) => creditPaise)),
  };
}
