// Written by `npm run db:types` from a migrated store. Do not edit: change a migration and run it again.
import type { Filled, Json, Timestamp } from '@freightdesk/shared-database/tables';

export interface ChargeHeadTable {
  id: Filled<string>;
  name: string;
  code: string | null;
  sac: string | null;
  rates: Filled<Json>;
  actsAs: Filled<string>;
  pureAgent: Filled<boolean>;
  basis: Filled<string>;
  incomeAccountCode: string | null;
  costAccountCode: string | null;
  active: Filled<boolean>;
  version: Filled<number>;
  createdAt: Filled<Timestamp>;
  createdBy: string | null;
  updatedAt: Filled<Timestamp>;
  updatedBy: string | null;
}

export interface ExchangeRateTable {
  id: string;
  currency: string;
  date: string;
  rate: string;
  source: string;
  createdAt: Timestamp;
  createdBy: string;
}

export interface GstRateTable {
  id: Filled<string>;
  percent: string;
  validFrom: string;
  validUntil: string | null;
  source: string;
  version: Filled<number>;
  createdAt: Filled<Timestamp>;
  createdBy: string | null;
  updatedAt: Filled<Timestamp>;
  updatedBy: string | null;
}

export interface TdsRateTable {
  id: Filled<string>;
  nature: string;
  payee: string | null;
  validFrom: string;
  validUntil: string | null;
  section: string;
  code: string | null;
  percent: string;
  percentWithoutPan: string;
  limitPaise: number;
  limitPer: string;
  billPaise: number | null;
  isExcessOnly: boolean;
  head: string;
  source: string;
  isToBeConfirmed: boolean;
  version: Filled<number>;
  createdAt: Filled<Timestamp>;
  createdBy: string | null;
  updatedAt: Filled<Timestamp>;
  updatedBy: string | null;
}

declare module '@freightdesk/shared-database/tables' {
  interface Database {
    chargeHead: ChargeHeadTable;
    exchangeRate: ExchangeRateTable;
    gstRate: GstRateTable;
    tdsRate: TdsRateTable;
  }
}
