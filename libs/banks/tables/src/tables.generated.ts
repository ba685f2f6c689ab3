// Written by `npm run db:types` from a migrated store. Do not edit: change a migration and run it again.
import type { Computed, Filled, Json, Timestamp } from '@freightdesk/shared-database/tables';

export interface BankTable {
  id: string;
  accountId: string;
  name: string;
  accountNumber: string;
  ifsc: string | null;
  branch: string | null;
  accountType: string;
  currency: string;
  openingBalancePaise: number;
  openingBalanceMinor: number;
  openingDate: string;
  openingVoucherId: string | null;
  upiId: string | null;
  swift: string | null;
  isDefault: Filled<boolean>;
  active: Filled<boolean>;
  version: Filled<number>;
  createdAt: Timestamp;
  createdBy: string;
  updatedAt: Timestamp;
  updatedBy: string;
  paymentFile: Json | null;
  chequeLayout: Json | null;
  custodianId: string | null;
  searchText: Computed<string>;
  searchName: Computed<string>;
}

export interface BankTransferTable {
  id: string;
  number: string;
  fromBankId: string;
  toBankId: string;
  date: string;
  amountMinor: number;
  toAmountMinor: number;
  reference: string | null;
  voucherId: string;
  createdAt: Timestamp;
  createdBy: string;
}

export interface CashCountTable {
  id: string;
  bankId: string;
  date: string;
  pieces: Json;
  countedPaise: number;
  bookPaise: number;
  reason: string | null;
  voucherId: string | null;
  createdAt: Timestamp;
  createdBy: string;
  custodianId: string | null;
  handedToId: string | null;
  takenOverId: string | null;
}

declare module '@freightdesk/shared-database/tables' {
  interface Database {
    bank: BankTable;
    bankTransfer: BankTransferTable;
    cashCount: CashCountTable;
  }
}
