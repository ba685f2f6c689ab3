// Written by `npm run db:types` from a migrated store. Do not edit: change a migration and run it again.
import type { Computed, Filled, Json, Timestamp } from '@freightdesk/shared-database/tables';

export interface CreditApprovalTable {
  id: string;
  partyId: string;
  record: string;
  recordId: string;
  approvedPaise: number;
  reason: string;
  createdAt: Timestamp;
  createdBy: string;
}

export interface PartyTable {
  id: string;
  name: string;
  nameKey: string;
  roles: string[];
  country: Filled<string>;
  gstin: string | null;
  stateCode: string | null;
  pan: string | null;
  tan: string | null;
  email: string | null;
  phone: string | null;
  address: Json | null;
  creditDays: number | null;
  creditLimitPaise: number | null;
  tdsNature: string | null;
  podRequiredForBilling: Filled<boolean>;
  podMustBeVerified: Filled<boolean>;
  volumetricDivisor: string | null;
  version: Filled<number>;
  createdAt: Timestamp;
  createdBy: string;
  updatedAt: Timestamp;
  updatedBy: string;
  creditStatus: Filled<string>;
  creditStatusReason: string | null;
  payeeName: string | null;
  payeeAccount: string | null;
  payeeIfsc: string | null;
  payeeBank: string | null;
  udyamNumber: string | null;
  msmeClass: string | null;
  msmeAgreedDays: number | null;
  paymentHoldReason: string | null;
  interestPercent: string | null;
  contacts: Filled<Json>;
  searchName: Computed<string>;
}

export interface PartyRegistrationTable {
  id: string;
  partyId: string;
  position: number;
  gstin: string | null;
  stateCode: string;
  type: string;
  address: Json | null;
}

export interface PartyTaxPaperTable {
  id: string;
  partyId: string;
  kind: string;
  from: string;
  until: string;
  nature: string | null;
  number: string | null;
  percent: string | null;
  limitPaise: number | null;
  carriages: number | null;
  treaty: string | null;
  documentId: string | null;
  withdrawnReason: string | null;
  version: Filled<number>;
  createdAt: Timestamp;
  createdBy: string;
  updatedAt: Timestamp;
  updatedBy: string;
}

declare module '@freightdesk/shared-database/tables' {
  interface Database {
    creditApproval: CreditApprovalTable;
    party: PartyTable;
    partyRegistration: PartyRegistrationTable;
    partyTaxPaper: PartyTaxPaperTable;
  }
}
