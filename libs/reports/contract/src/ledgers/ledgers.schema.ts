import {
  array,
  boolean,
  businessDate,
  id,
  type InferType,
  minorUnits,
  record,
  string,
} from '@freightdesk/shared-endpoint/schema';
import { type ClosingSide, closingSides } from './closing-side.kinds';
import type { AskedOf } from '../report/define-report';
import { daysAsked, pageAsked, reportAnswer, reportFigures, reportQuery } from '../report/report.schema';
import { ledgerReport } from './ledgers.report';

export const ledgersQuery = reportQuery(ledgerReport);
export type LedgersQuery = AskedOf<typeof ledgerReport>;

const figures = reportFigures(ledgerReport);

/** An account, or one party within debtors, creditors and advances. Amounts are debit positive. */
const ledgerRow = record({
  accountId: id().required(),
  code: string().required(),
  /** The account's name; `name` is the party's where the row is of a party. */
  account: string().required(),
  name: string().required(),
  partyId: id().nullable().defined(),
  ...figures,
});
export type LedgerRow = InferType<typeof ledgerRow>;

export const ledgersReport = record({
  rows: array(ledgerRow.required()).required(),
  totals: record(figures).required(),
  ...reportAnswer,
});
export type LedgersReport = InferType<typeof ledgersReport>;

/** Both together narrow: what one account holds of a party. */
export const ledgerDetailsQuery = record({
  ...daysAsked,
  accountId: id(),
  partyId: id(),
  ...pageAsked,
}).test('one-of', 'Say whose ledger it is: accountId or partyId.', ({ accountId, partyId }) =>
  Boolean(accountId ?? partyId),
);
export type LedgerDetailsQuery = InferType<typeof ledgerDetailsQuery>;

const entry = record({
  date: businessDate().required(),
  /** Number and id are the document's: the row opens it. */
  voucher: record({ type: string().required(), number: string().required(), id: id().required() }).required(),
  account: string().required(),
  narration: string().required(),
  debitPaise: minorUnits().required(),
  creditPaise: minorUnits().required(),
  balancePaise: minorUnits().required(),
});
export type LedgerEntry = InferType<typeof entry>;

export const ledgerDetails = record({
  /** The account or party the ledger is of, or both. */
  name: string().required(),
  openingPaise: minorUnits().required(),
  rows: array(entry.required()).required(),
  debitPaise: minorUnits().required(),
  creditPaise: minorUnits().required(),
  closingPaise: minorUnits().required(),
  ...reportAnswer,
});
export type LedgerDetails = InferType<typeof ledgerDetails>;

export const trialBalanceQuery = record({ at: businessDate(), closing: string<ClosingSide>().oneOf(closingSides) });
export type TrialBalanceQuery = InferType<typeof trialBalanceQuery>;

const trialBalanceRow = record({
  accountId: id().required(),
  code: string().required(),
  name: string().required(),
  debitPaise: minorUnits().required(),
  creditPaise: minorUnits().required(),
});

export const trialBalance = record({
  at: businessDate().required(),
  /** The year of the day was closed up to it. */
  isClosed: boolean().required(),
  rows: array(trialBalanceRow.required()).required(),
  debitPaise: minorUnits().required(),
  creditPaise: minorUnits().required(),
});
export type TrialBalance = InferType<typeof trialBalance>;
