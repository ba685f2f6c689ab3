import {
  type LedgerDetails,
  type LedgerDetailsQuery,
  type LedgersQuery,
  type LedgersReport,
  reportPeriod,
  type TrialBalance,
  type TrialBalanceQuery,
} from '@freightdesk/reports-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type ReadContext, refuse } from '@freightdesk/shared-server-kit';
import { entriesOf, ledgerRows, nameOf, openingOf, trialBalanceRows } from './ledgers.repository';

const sumBy = <Row>(rows: readonly Row[], figure: (row: Row) => number): number =>
  rows.reduce((total, row) => total + figure(row), 0);

export async function readLedgers(
  { partyId, ...asked }: LedgersQuery,
  { db, clock }: ReadContext,
): Promise<LedgersReport> {
  const period = reportPeriod(asked, clock.today());
  const rows = await ledgerRows(db, period, partyId ?? null);
  const totals = {
    openingPaise: sumBy(rows, ({ openingPaise }) => openingPaise),
    debitPaise: sumBy(rows, ({ debitPaise }) => debitPaise),
    creditPaise: sumBy(rows, ({ creditPaise }) => creditPaise),
    closingPaise: sumBy(rows, ({ closingPaise }) => closingPaise),
  };
  return { rows, totals, ...period };
}

/** One account's or party's entries; the balance runs on from the opening and ends at the closing. */
export async function readLedgerDetails(
  { from, to, ...of }: LedgerDetailsQuery,
  { db, clock }: ReadContext,
): Promise<LedgerDetails> {
  const name = (await nameOf(db, of)) ?? refuse(commonProblems.not_found, { message: 'There is no such ledger.' });
  const period = reportPeriod({ ...(from && { from }), ...(to && { to }) }, clock.today());
  const openingPaise = await openingOf(db, of, period.from);
  let balancePaise = openingPaise;
  const rows = (await entriesOf(db, of, period)).map(({ type, number, documentId, ...entry }) => {
    balancePaise += entry.debitPaise - entry.creditPaise;
    return { ...entry, voucher: { type, number, id: documentId }, balancePaise };
  });
  const debitPaise = sumBy(rows, (row) => row.debitPaise);
  const creditPaise = sumBy(rows, (row) => row.creditPaise);
  return { name, openingPaise, rows, debitPaise, creditPaise, closingPaise: balancePaise, ...period };
}

export async function readTrialBalance({ at }: TrialBalanceQuery, { db, clock }: ReadContext): Promise<TrialBalance> {
  const day = at ?? clock.today();
  const rows = await trialBalanceRows(db, day);
  return {
    at: day,
    rows,
    debitPaise: sumBy(rows, ({ debitPaise }) => debitPaise),
    creditPaise: sumBy(rows, ({ creditPaise }) => creditPaise),
  };
}
