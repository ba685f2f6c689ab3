// Written by `npm run db:types` from a migrated store. Do not edit: change a migration and run it again.
import type { Filled, Timestamp } from '@freightdesk/shared-database/tables';

export interface AccountTable {
  id: Filled<string>;
  code: string;
  name: string;
  kind: string;
  control: string | null;
  createdAt: Filled<Timestamp>;
  active: Filled<boolean>;
  isOwn: Filled<boolean>;
  version: Filled<number>;
  updatedAt: Timestamp | null;
  updatedBy: string | null;
}

export interface AccountMonthTable {
  accountId: string;
  month: string;
  voucherType: string;
  hasGstHead: boolean;
  hasJob: boolean;
  hasParty: boolean;
  shard: number;
  debitPaise: number;
  creditPaise: number;
  currencyMinor: number;
  entryCount: number;
}

export interface JobCostMoveTable {
  journalId: string;
  masterId: string;
  id: Filled<string>;
}

export interface JobCostYearTable {
  year: string;
  job: string;
  jobId: string;
  shard: number;
  directPaise: number;
  indirectPaise: number;
  entryCount: number;
}

export interface JobSumTable {
  jobId: string;
  shard: number;
  sellPaise: number;
  buyPaise: number;
  exchangePaise: number;
  entryCount: number;
}

export interface JournalTable {
  id: string;
  number: string;
  date: string;
  narration: string;
  totalPaise: number;
  reverseOn: string | null;
  createdAt: Timestamp;
  createdBy: string;
}

export interface JournalTemplateTable {
  id: string;
  name: string;
  journalId: string;
  everyMonth: Filled<boolean>;
  active: Filled<boolean>;
  version: Filled<number>;
  createdAt: Timestamp;
  createdBy: string;
  updatedAt: Timestamp;
  updatedBy: string;
}

export interface PartyBalanceTable {
  accountId: string;
  partyId: string;
  shard: number;
  debitPaise: number;
  creditPaise: number;
  entryCount: number;
}

export interface PartyMonthTable {
  partyId: string;
  accountId: string;
  month: string;
  isNamed: boolean;
  hasJob: boolean;
  shard: number;
  debitPaise: number;
  creditPaise: number;
  entryCount: number;
}

export interface PartyYearTable {
  partyId: string;
  accountId: string;
  year: string;
  isNamed: boolean;
  shard: number;
  debitPaise: number;
  creditPaise: number;
  entryCount: number;
}

export interface PostingTable {
  id: string;
  voucherId: string;
  lineNo: number;
  accountId: string;
  date: string;
  debitPaise: number;
  creditPaise: number;
  partyId: string | null;
  jobId: string | null;
  currency: Filled<string>;
  currencyMinor: number;
  exchangeRate: Filled<string>;
  gstHead: string | null;
  gstRate: string | null;
  branchId: string | null;
}

export interface VoucherTable {
  id: string;
  type: string;
  date: string;
  narration: string;
  documentType: string;
  documentId: string;
  documentNumber: string;
  reversesId: string | null;
  createdAt: Timestamp;
  createdBy: string;
  lineCount: number;
}

declare module '@freightdesk/shared-database/tables' {
  interface Database {
    account: AccountTable;
    accountMonth: AccountMonthTable;
    jobCostMove: JobCostMoveTable;
    jobCostYear: JobCostYearTable;
    jobSum: JobSumTable;
    journal: JournalTable;
    journalTemplate: JournalTemplateTable;
    partyBalance: PartyBalanceTable;
    partyMonth: PartyMonthTable;
    partyYear: PartyYearTable;
    posting: PostingTable;
    voucher: VoucherTable;
  }
}
