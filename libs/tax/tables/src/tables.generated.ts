// Written by `npm run db:types` from a migrated store. Do not edit: change a migration and run it again.
import type { Computed, Filled, Json, Timestamp } from '@freightdesk/shared-database/tables';

export interface ChargeTable {
  id: string;
  record: string;
  recordId: string;
  position: number;
  payerId: string | null;
  chargeHeadId: string;
  description: string;
  leg: string | null;
  basis: string;
  containerType: string | null;
  quantity: string;
  minimum: string | null;
  buyRate: string | null;
  buyCurrency: string | null;
  vendorId: string | null;
  sellRate: string | null;
  sellCurrency: string | null;
  billToId: string | null;
  pureAgent: boolean;
  buyMinor: number | null;
  sellMinor: number | null;
  buyPaise: number | null;
  sellPaise: number | null;
  quotedBuyPaise: number | null;
  quotedSellPaise: number | null;
  isAccrued: Filled<boolean>;
  waivedReason: string | null;
  saleDocumentId: string | null;
  saleDocumentNumber: string | null;
  billedSellPaise: number | null;
  purchaseDocumentId: string | null;
  purchaseDocumentNumber: string | null;
  billedBuyPaise: number | null;
  createdAt: Timestamp;
  createdBy: string;
  status: Computed<string>;
}

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

export interface GtaOptionTable {
  id: string;
  validFrom: string;
  option: string;
  source: string;
  createdAt: Timestamp;
  createdBy: string;
}

export interface SacTable {
  id: Filled<string>;
  code: string;
  description: string;
  active: Filled<boolean>;
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
    charge: ChargeTable;
    chargeHead: ChargeHeadTable;
    exchangeRate: ExchangeRateTable;
    gstRate: GstRateTable;
    gtaOption: GtaOptionTable;
    sac: SacTable;
    tdsRate: TdsRateTable;
  }
}
