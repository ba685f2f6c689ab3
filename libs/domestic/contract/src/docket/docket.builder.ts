import type { AddDocketInput, Docket } from './docket.schema';

/** What a clerk would type for a docket that can be booked, but for its billing party; for specs. */
export const docketInput = (
  changes: Partial<AddDocketInput> & Pick<AddDocketInput, 'billingPartyId'>,
): AddDocketInput => ({
  date: '2026-11-20',
  mode: 'SURFACE',
  consignor: {
    name: 'Konkan Textiles Pvt Ltd',
    gstin: '27AAGCB7383J1Z8',
    address: 'Plot 14, Bhiwandi',
    pincode: '421302',
    phone: '98200 12345',
  },
  consignee: {
    name: 'Kaveri Traders',
    gstin: 'URP',
    stateCode: '29',
    address: '8, Peenya 2nd Phase',
    pincode: '560058',
  },
  description: 'Cotton shirts in cartons',
  packing: 'Cartons',
  packages: 12,
  actualKg: '120.5',
  declaredValuePaise: 45_000_00,
  risk: 'OWNER',
  freightBasis: 'TBB',
  gstPayableBy: 'CONSIGNOR',
  ...changes,
});

const branch = { id: '01990000-0000-7000-8000-0000000000b1', name: 'Mumbai' };
const billingParty = { id: '01990000-0000-7000-8000-0000000000c1', name: 'Konkan Textiles Pvt Ltd' };

const consignor: Docket['consignor'] = {
  name: 'Konkan Textiles Pvt Ltd',
  gstin: '27AAGCB7383J1Z8',
  stateCode: '27',
  address: 'Plot 14, Bhiwandi',
  pincode: '421302',
  phone: '+919820012345',
};
const consignee: Docket['consignee'] = {
  name: 'Kaveri Traders',
  gstin: 'URP',
  stateCode: '29',
  address: '8, Peenya 2nd Phase',
  pincode: '560058',
  phone: null,
};

/** A docket as the server answers it, not yet booked; for specs of screens. */
export const docketRecord = (changes: Partial<Docket> = {}): Docket => ({
  id: '01990000-0000-7000-8000-00000000000d',
  number: null,
  status: 'DRAFT',
  date: '2026-11-20',
  mode: 'SURFACE',
  branchId: branch.id,
  branch,
  destinationBranchId: null,
  destinationBranch: null,
  billingPartyId: billingParty.id,
  billingParty,
  consignor,
  consignee,
  delivery: 'DOOR',
  description: 'Cotton shirts in cartons',
  packing: 'Cartons',
  packages: 12,
  actualKg: '120.5',
  minimumKg: null,
  volumetricDivisor: '5000',
  volumetricKg: null,
  chargeableKg: '120.5',
  isHazardous: false,
  declaredValuePaise: 45_000_00,
  risk: 'OWNER',
  freightBasis: 'TBB',
  gstPayableBy: 'CONSIGNOR',
  vehicleNumber: null,
  driverName: null,
  driverPhone: null,
  reference: null,
  notes: null,
  cancelReason: null,
  ewayBillValidUntil: null,
  version: 1,
  dimensions: [],
  invoices: [],
  charges: [],
  hire: null,
  shipments: [],
  ...changes,
});
