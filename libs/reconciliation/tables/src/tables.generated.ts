// Written by `npm run db:types` from a migrated store. Do not edit: change a migration and run it again.
import type { Filled, Json, Timestamp } from '@freightdesk/shared-database/tables';

export interface BankLineMonthTable {
  bankId: string;
  month: string;
  amountMinor: number;
  lines: Filled<number>;
  openLines: Filled<number>;
}

export interface BankLineParkedTable {
  lineId: string;
  note: string | null;
  createdAt: Timestamp;
  createdBy: string;
}

export interface BankMatchTable {
  id: string;
  bankId: string;
  createdAt: Timestamp;
  createdBy: string;
}

export interface BankMatchPartTable {
  id: string;
  matchId: string;
  lineId: string | null;
  postingId: string | null;
}

export interface BankMatchSpanTable {
  partId: string;
  matchId: string;
  bankId: string;
  lineId: string | null;
  postingId: string | null;
  openFrom: string;
  openTo: string;
}

export interface BankOpenEntryTable {
  postingId: string;
  accountId: string;
  voucherId: string;
  date: string;
  amountMinor: number;
  goneOn: Filled<string>;
  isSetOff: Filled<boolean>;
}

export interface BankOpenLineTable {
  lineId: string;
  bankId: string;
  date: string;
}

export interface BankReconciliationTable {
  bankId: string;
  mapping: Json | null;
  updatedAt: Timestamp;
  updatedBy: string;
}

export interface BankStatementTable {
  id: string;
  bankId: string;
  fileName: string;
  fileSha256: string;
  firstDate: string;
  lastDate: string;
  openingMinor: number | null;
  closingMinor: number | null;
  addedCount: number;
  knownCount: number;
  createdAt: Timestamp;
  createdBy: string;
}

export interface BankStatementLineTable {
  id: string;
  bankId: string;
  statementId: string;
  lineNo: number;
  kind: string;
  date: string;
  narration: string;
  reference: string | null;
  amountMinor: number;
  balanceMinor: number | null;
  words: string;
  fingerprint: string;
  occurrence: number;
}

export interface ChequeDayTable {
  date: string;
  shard: number;
  cheques: number;
  waiting: number;
  takenBack: number;
}

declare module '@freightdesk/shared-database/tables' {
  interface Database {
    bankLineMonth: BankLineMonthTable;
    bankLineParked: BankLineParkedTable;
    bankMatch: BankMatchTable;
    bankMatchPart: BankMatchPartTable;
    bankMatchSpan: BankMatchSpanTable;
    bankOpenEntry: BankOpenEntryTable;
    bankOpenLine: BankOpenLineTable;
    bankReconciliation: BankReconciliationTable;
    bankStatement: BankStatementTable;
    bankStatementLine: BankStatementLineTable;
    chequeDay: ChequeDayTable;
  }
}
