import {
  array,
  boolean,
  businessDate,
  id,
  type InferType,
  minorUnits,
  named,
  record,
  string,
  version,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import { type AccountKind, accountKinds } from '../account/account.rules';
import { type ClosingCheckName, closingCheckNames } from './closing-check.kinds';
import { fiscalYearNamed } from './fiscal-year-name.rules';

const year = () =>
  string()
    .label('Fiscal year')
    .test(
      'fiscal year',
      'Enter a fiscal year, such as 2025-26.',
      (name) => name === undefined || fiscalYearNamed(name) !== null,
    );

/** The year before the current one where none is named. */
export const yearEndQuery = record({ year: year() });
export type YearEndQuery = InferType<typeof yearEndQuery>;

export const closeYearInput = record({ year: year().required() });
export type CloseYearInput = InferType<typeof closeYearInput>;

export const reverseYearEndInput = versioned({ reason: string().label('Reason').min(3).max(500).required() });
export type ReverseYearEndInput = InferType<typeof reverseYearEndInput>;

/** Something to look at before a year is closed. */
const closingCheck = record({
  name: string<ClosingCheckName>().oneOf(closingCheckNames).required(),
  /** How many there are; none is what it should be. */
  count: minorUnits().required(),
  /** While there are any, the year can't be closed. */
  blocks: boolean().required(),
  href: string().required(),
});
export type ClosingCheckRow = InferType<typeof closingCheck>;

const earnedAccount = record({
  accountId: id().required(),
  code: string().required(),
  name: string().required(),
  kind: string<AccountKind>().oneOf(accountKinds).required(),
  /** What is moved to retained earnings, or was; debit above zero. */
  balancePaise: minorUnits().required(),
});
export type EarnedAccount = InferType<typeof earnedAccount>;

const closing = record({
  id: id().required(),
  number: string().required(),
  closedAt: string().required(),
  closedBy: named().required(),
  version: version().required(),
});

export const yearEndSchema = record({
  /** `2025-26`. */
  year: string().required(),
  from: businessDate().required(),
  to: businessDate().required(),
  isOver: boolean().required(),
  /** The voucher that closed it; null while it is open. */
  closing: closing.nullable().defined(),
  /** The year by whose closing this one was closed with it, or after which it can't be opened again. */
  closedLater: string().nullable().defined(),
  accounts: array(earnedAccount.required()).required(),
  profitPaise: minorUnits().required(),
  checks: array(closingCheck.required()).required(),
});
export type YearEnd = InferType<typeof yearEndSchema>;
