import type { BillableJob } from '../document/document.schema';
import type { AddSaleInvoiceInput, SaleInvoice, SaleInvoiceRow } from './sale-invoice.schema';

const partyId = '01990000-0000-7000-8000-00000000000a';
const address = { line1: '4 Ballard Road', line2: null, city: 'Mumbai', pincode: '400001' };

/** A charge as a clerk would type it; for specs. */
export const chargeLine = (changes: Partial<AddSaleInvoiceInput['lines'][number]> = {}) => ({
  description: 'Ocean freight',
  sac: '996521',
  quantity: '1',
  rate: '10000.00',
  gstRate: '18',
  ...changes,
});

/** What a clerk would type for an invoice; for specs. */
export const saleInvoiceInput = (changes: Partial<AddSaleInvoiceInput> = {}): AddSaleInvoiceInput => ({
  kind: 'TAX_INVOICE',
  partyId,
  date: '2026-04-10',
  currency: 'INR',
  lines: [chargeLine()],
  ...changes,
});

/** An issued invoice as the list shows it; for specs of screens. */
export const saleInvoiceRow = (changes: Partial<SaleInvoiceRow> = {}): SaleInvoiceRow => ({
  id: '01990000-0000-7000-8000-000000000001',
  number: 'SI/26-27/000001',
  kind: 'TAX_INVOICE',
  status: 'ISSUED',
  date: '2026-04-10',
  dueDate: '2026-05-10',
  party: { id: partyId, name: 'Coastal Spices Exports', gstin: '27AAPFU0939F1ZV' },
  branchId: '01990000-0000-7000-8000-0000000000b1',
  placeOfSupply: { stateCode: '27', why: 'The recipient is registered in Maharashtra (27) (IGST s.12(8)(a)).' },
  placeOfSupplyReason: null,
  supply: 'INTRA',
  reverseCharge: false,
  exportWithPayment: false,
  sezUnderLut: false,
  roundOff: true,
  againstInvoiceId: null,
  currency: 'INR',
  exchangeRate: null,
  taxablePaise: 10_000_00,
  cgstPaise: 900_00,
  sgstPaise: 900_00,
  igstPaise: 0,
  roundOffPaise: 0,
  totalPaise: 11_800_00,
  currencyTotalMinor: 11_800_00,
  outstandingPaise: 11_800_00,
  outstandingMinor: 11_800_00,
  notes: null,
  notedMinor: 0,
  promisedOn: null,
  dispute: null,
  reason: null,
  cancelReason: null,
  issuedAt: '2026-04-10T06:00:00.000Z',
  withoutLutReason: null,
  discountPercent: null,
  discountMinor: 0,
  einvoiceDue: false,
  registerBy: null,
  irnAt: null,
  version: 2,
  ...changes,
});

const line: SaleInvoice['lines'][number] = {
  ...chargeLine(),
  discountMinor: 0,
  documentDiscountMinor: 0,
  taxability: 'TAXABLE',
  jobId: null,
  jobNumber: null,
  docketId: null,
  docketNumber: null,
  chargeId: null,
  chargeHeadId: null,
  againstLine: null,
  taxableMinor: 10_000_00,
  taxablePaise: 10_000_00,
  cgstPaise: 900_00,
  sgstPaise: 900_00,
  igstPaise: 0,
};

/** The same invoice whole, with its line and both sides; for specs of screens. */
export const saleInvoice = (changes: Partial<SaleInvoice> = {}): SaleInvoice => ({
  ...saleInvoiceRow(),
  supplier: {
    name: 'Konkan Freight',
    gstin: '27AAGCB7383J1Z8',
    stateCode: '27',
    address,
    phone: null,
    email: 'office@konkan.test',
  },
  recipient: {
    name: 'Coastal Spices Exports',
    gstin: '27AAPFU0939F1ZV',
    stateCode: '27',
    country: 'IN',
    address: { line1: '12 Spice Lane', line2: null, city: 'Pune', pincode: '411001' },
  },
  lines: [line],
  terms: [],
  termIds: [],
  amountInWords: 'Rupees Eleven Thousand Eight Hundred Only',
  reverseChargeTax: null,
  against: null,
  correctedBy: [],
  settledBy: [],
  ...changes,
});

/** A job that an invoice can be raised for; for specs. */
export const billableJob = (changes: Partial<BillableJob> = {}): BillableJob => ({
  id: '01990000-0000-7000-8000-0000000000b7',
  source: 'JOBCARD',
  number: 'SE/26-27/00042',
  date: '2026-04-01',
  customer: { id: partyId, name: 'Coastal Spices Exports' },
  mode: 'SEA_FCL',
  direction: 'EXPORT',
  origin: 'Nhava Sheva',
  destination: 'Hamburg',
  receiptStateCode: null,
  ...changes,
});
