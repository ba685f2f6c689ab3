// Written by `npm run db:types` from a migrated store. Do not edit: change a migration and run it again.
import type { Computed, Filled, Json, Timestamp } from '@freightdesk/shared-database/tables';

export interface DocketTable {
  id: string;
  number: string | null;
  date: string;
  mode: string;
  status: string;
  statusAt: Timestamp;
  location: string | null;
  branchId: string;
  destinationBranchId: string | null;
  billingPartyId: string | null;
  consignor: Json | null;
  consignee: Json | null;
  delivery: string;
  description: string | null;
  packing: string | null;
  packages: number | null;
  actualKg: string | null;
  minimumKg: string | null;
  volumetricDivisor: string;
  dimensions: Json;
  isHazardous: boolean;
  declaredValuePaise: number | null;
  risk: string | null;
  freightBasis: string | null;
  gstPayableBy: string | null;
  vehicleNumber: string | null;
  driverName: string | null;
  driverPhone: string | null;
  reference: string | null;
  notes: string | null;
  cancelReason: string | null;
  eta: string | null;
  promisedDate: string | null;
  version: Filled<number>;
  createdAt: Timestamp;
  createdBy: string;
  updatedAt: Timestamp;
  updatedBy: string;
  ewayBillEnd: Timestamp | null;
  hirePartyId: string | null;
  hireAgreedPaise: number | null;
  hireAdvancePaise: number | null;
  hireRemark: string | null;
  searchText: Computed<string>;
  placeText: Computed<string>;
  billedName: string | null;
  listText: Computed<string>;
}

export interface DocketInvoiceTable {
  docketId: string;
  position: number;
  number: string;
  date: string;
  valuePaise: number;
  ewayBillNumber: string | null;
  ewayBillAt: Timestamp | null;
  distanceKm: number | null;
  overDimensional: boolean;
  extensions: Json;
  validUntil: Timestamp | null;
}

declare module '@freightdesk/shared-database/tables' {
  interface Database {
    docket: DocketTable;
    docketInvoice: DocketInvoiceTable;
  }
}
