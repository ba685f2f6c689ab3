// Written by `npm run db:types` from a migrated store. Do not edit: change a migration and run it again.
import type { Computed, Filled, Json, Timestamp } from '@freightdesk/shared-database/tables';

export interface JobApportionmentTable {
  masterId: string;
  basis: string;
  createdAt: Timestamp;
  createdBy: string;
}

export interface JobShareTable {
  masterId: string;
  chargeHeadId: string | null;
  houseId: string;
  position: number;
  basis: string;
  weight: string;
  buyPaise: number;
}

export interface JobcardTable {
  id: string;
  number: string;
  date: string;
  mode: string;
  direction: string;
  status: string;
  customerId: string;
  shipperId: string | null;
  consigneeId: string | null;
  notifyPartyId: string | null;
  overseasAgentId: string | null;
  ownerId: string;
  originLocode: string | null;
  originPlace: string | null;
  destinationLocode: string | null;
  destinationPlace: string | null;
  incoterm: string | null;
  commodity: string | null;
  receiptPlace: string | null;
  receiptStateCode: string | null;
  mawbNumber: string | null;
  hawbNumber: string | null;
  mblNumber: string | null;
  hblNumber: string | null;
  bookingNumber: string | null;
  carrier: string | null;
  vessel: string | null;
  voyage: string | null;
  imoNumber: string | null;
  etd: string | null;
  eta: string | null;
  reference: string | null;
  notes: string | null;
  cancelReason: string | null;
  version: Filled<number>;
  createdAt: Timestamp;
  createdBy: string;
  updatedAt: Timestamp;
  updatedBy: string;
  siCutoffAt: Timestamp | null;
  vgmCutoffAt: Timestamp | null;
  gateInCutoffAt: Timestamp | null;
  customsCutoffAt: Timestamp | null;
  doNumber: string | null;
  doValidUntil: string | null;
  hblType: string | null;
  hblOriginals: number | null;
  freightTerms: string | null;
  goodsCurrency: string | null;
  goodsValueMinor: number | null;
  demurrageFreeDays: number | null;
  detentionFreeDays: number | null;
  demurrageDayPaise: number | null;
  detentionDayPaise: number | null;
  papersDueOn: string | null;
  shippingBillNo: string | null;
  shippingBillDate: string | null;
  leoDate: string | null;
  igmNo: string | null;
  igmDate: string | null;
  igmLineNo: string | null;
  boeNo: string | null;
  boeDate: string | null;
  boeType: string | null;
  oocDate: string | null;
  masterId: string | null;
  masterReason: string | null;
  coLoaderId: string | null;
  houseCount: Filled<number>;
  flightNumber: string | null;
  incotermPlace: string | null;
  transhipment: string | null;
  exportScheme: string | null;
  fobPaise: number | null;
  assessablePaise: number | null;
  dutyChallanNo: string | null;
  carriageScope: string | null;
  deliveryPlace: string | null;
  customsBrokerId: string | null;
  mblDate: string | null;
  hblDate: string | null;
  onBoardDate: string | null;
  cfs: string | null;
  rateClass: string | null;
  portCode: string | null;
  shippingBillType: string | null;
  egmNo: string | null;
  egmDate: string | null;
  csnNo: string | null;
  shipmentType: Computed<string>;
  mblType: string | null;
  mblOriginals: number | null;
  volumetricDivisor: string | null;
  placeText: Computed<string>;
}

export interface JobcardContainerTable {
  jobcardId: string;
  position: number;
  containerNumber: string;
  sizeType: string;
  sealNumber: string | null;
  checkDigitOverrideReason: string | null;
  dischargedOn: string | null;
  gateOutOn: string | null;
  emptyReturnedOn: string | null;
  packages: number | null;
  grossKg: string | null;
  tareKg: string | null;
  vgmKg: string | null;
  vgmMethod: string | null;
}

export interface JobcardLegTable {
  jobcardId: string;
  position: number;
  conveyance: string;
  fromPlace: string | null;
  toPlace: string | null;
  departsOn: string | null;
  arrivesOn: string | null;
  pieces: number | null;
  grossKg: string | null;
}

export interface JobcardPackageTable {
  jobcardId: string;
  position: number;
  quantity: number;
  type: string;
  lengthCm: string;
  widthCm: string;
  heightCm: string;
  grossKg: string;
  description: string;
  marks: string | null;
  netKg: string | null;
  hsCode: string | null;
  unNumber: string | null;
  hazardClass: string | null;
  packingGroup: string | null;
}

export interface JobcardPaperTable {
  jobcardId: string;
  paper: string;
  status: string;
  reason: string | null;
  neededBy: string | null;
  receivedOn: string | null;
  expiresOn: string | null;
  documentId: string | null;
}

export interface LeadTable {
  id: string;
  number: string;
  date: string;
  source: string;
  companyName: string;
  contactName: string;
  mobile: string | null;
  email: string | null;
  partyId: string | null;
  ownerId: string;
  stage: string;
  priority: string;
  service: string;
  direction: string;
  originPlace: string | null;
  originLocode: string | null;
  destinationPlace: string | null;
  destinationLocode: string | null;
  incoterm: string | null;
  commodity: string | null;
  isDangerous: boolean;
  packages: number | null;
  grossKg: string | null;
  cbm: string | null;
  cargoReadyDate: string | null;
  expectedRevenuePaise: number | null;
  probability: number | null;
  nextFollowUpAt: Timestamp | null;
  lostReason: string | null;
  lostTo: string | null;
  notes: string | null;
  jobcardId: string | null;
  version: Filled<number>;
  createdAt: Timestamp;
  createdBy: string;
  updatedAt: Timestamp;
  updatedBy: string;
  docketId: string | null;
  lastFollowUp: string | null;
  followedUpAt: Timestamp | null;
  hsCode: string | null;
  containers: Filled<Json>;
  targetRate: string | null;
  convertedAt: Timestamp | null;
  searchText: Computed<string>;
  searchName: Computed<string>;
  placeText: Computed<string>;
}

export interface QuotationTable {
  id: string;
  number: string;
  revision: number;
  status: string;
  date: string;
  validUntil: string;
  leadId: string | null;
  partyId: string | null;
  customerName: string;
  ownerId: string;
  mode: string;
  direction: string;
  originLocode: string | null;
  originPlace: string | null;
  destinationLocode: string | null;
  destinationPlace: string | null;
  incoterm: string | null;
  commodity: string | null;
  currency: string;
  transitDays: number | null;
  freeDays: number | null;
  notes: string | null;
  terms: Filled<Json>;
  exchangeRates: Filled<Json>;
  sellPaise: number | null;
  buyPaise: number | null;
  sentAt: Timestamp | null;
  approvedAt: Timestamp | null;
  returnReason: string | null;
  rejectReason: string | null;
  acceptedAt: Timestamp | null;
  acceptedBy: string | null;
  reference: string | null;
  acceptedAlternative: number | null;
  jobcardId: string | null;
  docketId: string | null;
  version: Filled<number>;
  createdAt: Timestamp;
  createdBy: string;
  updatedAt: Timestamp;
  updatedBy: string;
  answeredAt: Timestamp | null;
  answeredBy: string | null;
  answeredFrom: string | null;
  customerLines: Json | null;
  containers: Filled<Json>;
  packages: number | null;
  grossKg: string | null;
  cbm: string | null;
  searchText: Computed<string>;
  searchName: Computed<string>;
}

export interface QuotationAlternativeTable {
  quotationId: string;
  position: number;
  name: string | null;
  carrier: string | null;
  transitDays: number | null;
}

export interface QuotationChargeTable {
  id: string;
  quotationId: string;
  alternative: number;
  position: number;
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
  rateSheetId: string | null;
}

export interface RateSheetTable {
  id: string;
  vendorId: string;
  reference: string | null;
  mode: string;
  originLocode: string;
  destinationLocode: string;
  validFrom: string;
  validUntil: string;
  transitDays: number | null;
  lines: Json;
  notes: string | null;
  active: Filled<boolean>;
  version: Filled<number>;
  createdAt: Timestamp;
  createdBy: string;
  updatedAt: Timestamp;
  updatedBy: string;
  searchText: Computed<string>;
}

export interface ShipmentTable {
  id: string;
  jobcardId: string;
  status: string;
  statusAt: Timestamp;
  location: string | null;
  version: Filled<number>;
  createdAt: Timestamp;
  createdBy: string;
  updatedAt: Timestamp;
  updatedBy: string;
  promisedDate: string | null;
  customerId: string | null;
  mode: string | null;
  direction: string | null;
  etd: string | null;
  eta: string | null;
}

declare module '@freightdesk/shared-database/tables' {
  interface Database {
    jobApportionment: JobApportionmentTable;
    jobShare: JobShareTable;
    jobcard: JobcardTable;
    jobcardContainer: JobcardContainerTable;
    jobcardLeg: JobcardLegTable;
    jobcardPackage: JobcardPackageTable;
    jobcardPaper: JobcardPaperTable;
    lead: LeadTable;
    quotation: QuotationTable;
    quotationAlternative: QuotationAlternativeTable;
    quotationCharge: QuotationChargeTable;
    rateSheet: RateSheetTable;
    shipment: ShipmentTable;
  }
}
