// Written by `npm run db:types` from a migrated store. Do not edit: change a migration and run it again.
import type { Filled, Json, Timestamp } from '@freightdesk/shared-database/tables';

export interface BranchTable {
  id: string;
  code: string;
  name: string;
  gstin: string | null;
  stateCode: string | null;
  address: Json | null;
  phone: string | null;
  email: string | null;
  isHeadOffice: Filled<boolean>;
  active: Filled<boolean>;
  version: Filled<number>;
  createdAt: Timestamp;
  createdBy: string;
  updatedAt: Timestamp;
  updatedBy: string;
}

export interface CompanyTable {
  id: string;
  name: string | null;
  legalName: string | null;
  stateCode: string | null;
  gstin: string | null;
  pan: string | null;
  tan: string | null;
  cin: string | null;
  address: Json | null;
  phone: string | null;
  email: string | null;
  website: string | null;
  taxOnAdvances: Filled<boolean>;
  tdsToTheRupee: Filled<boolean>;
  version: Filled<number>;
  createdAt: Timestamp;
  createdBy: string;
  updatedAt: Timestamp;
  updatedBy: string;
  lutNumber: string | null;
  lutValidFrom: string | null;
  lutValidUntil: string | null;
  logoFileId: string | null;
  marginFloorPercent: string | null;
  einvoiceTurnover: Filled<string>;
  costTolerancePercent: string | null;
  einvoiceFrom: string | null;
  interestPercent: string | null;
  podByAnother: Filled<boolean>;
}

export interface NumberCounterTable {
  seriesId: string;
  fiscalYear: string;
  last: number;
  first: Filled<number>;
}

export interface NumberSeriesTable {
  id: string;
  kind: string;
  holder: string;
  prefix: string;
  width: number;
  version: Filled<number>;
  createdAt: Filled<Timestamp>;
  updatedAt: Filled<Timestamp>;
}

export interface PeriodLockTable {
  month: string;
  id: Filled<string>;
  lockedAt: Timestamp;
  lockedBy: string;
  kind: Filled<string>;
  gstFiledOn: string | null;
  gstReference: string | null;
}

export interface SpentPrefixTable {
  seriesId: string;
  prefix: string;
}

export interface TermTable {
  id: string;
  title: string;
  text: string;
  appliesTo: string[];
  isDefault: Filled<boolean>;
  active: Filled<boolean>;
  version: Filled<number>;
  createdAt: Timestamp;
  createdBy: string;
  updatedAt: Timestamp;
  updatedBy: string;
}

declare module '@freightdesk/shared-database/tables' {
  interface Database {
    branch: BranchTable;
    company: CompanyTable;
    numberCounter: NumberCounterTable;
    numberSeries: NumberSeriesTable;
    periodLock: PeriodLockTable;
    spentPrefix: SpentPrefixTable;
    term: TermTable;
  }
}
