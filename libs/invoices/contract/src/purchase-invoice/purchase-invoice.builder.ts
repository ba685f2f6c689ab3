import type { AddPurchaseInvoiceInput, PurchaseInvoice, PurchaseInvoiceRow } from './purchase-invoice.schema';

const partyId = '01990000-0000-7000-8000-00000000000c';
const address = { line1: '7 Dockyard Road', line2: null, city: 'Mumbai', pincode: '400010' };

/** A cost as a clerk would type it; for specs. */
export const costLine = (changes: Partial<AddPurchaseInvoiceInput['lines'][number]> = {}) => ({
  description: 'Ocean freight',
  sac: '996521',
  quantity: '1',
  rate: '10000.00',
  gstRate: '5',
  ...changes,
});

/** What a clerk would type of a vendor's bill; for specs. */
export const purchaseInvoiceInput = (changes: Partial<AddPurchaseInvoiceInput> = {}): AddPurchaseInvoiceInput => ({
  partyId,
  supplierNumber: 'VCL/2026/118',
  supplierDate: '2026-04-08',
  date: '2026-04-10',
  currency: 'INR',
  lines: [costLine()],
  ...changes,
});

/** A posted bill as the list shows it; for specs of screens. */
export const purchaseInvoiceRow = (changes: Partial<PurchaseInvoiceRow> = {}): PurchaseInvoiceRow => ({
  id: '01990000-0000-7000-8000-000000000021',
  number: 'PI/26-27/000001',
  selfInvoiceNumber: null,
  ...{ kind: 'BILL', broughtForward: false },
  againstInvoiceId: null,
  reason: null,
  notedMinor: 0,
  status: 'POSTED',
  supplierNumber: 'VCL/2026/118',
  supplierDate: '2026-04-08',
  date: '2026-04-10',
  dueDate: '2026-05-08',
  party: { id: partyId, name: 'Varuna Container Lines', gstin: '27AAPFU0939F1ZV' },
  branchId: '01990000-0000-7000-8000-0000000000b1',
  recipientGstin: '27AAGCB7383J1Z8',
  placeOfSupply: { stateCode: '27', why: 'We are registered in Maharashtra (27), so it is supplied there.' },
  supply: 'INTRA',
  reverseCharge: false,
  itcEligible: true,
  gstr2bState: 'NO_FILE',
  currency: 'INR',
  exchangeRate: null,
  taxablePaise: 10_000_00,
  cgstPaise: 250_00,
  sgstPaise: 250_00,
  igstPaise: 0,
  roundOffPaise: 0,
  totalPaise: 10_500_00,
  currencyTotalMinor: 10_500_00,
  tdsNature: 'CONTRACT',
  tdsSection: '393(1) Sl.6(i)',
  tdsCode: '1024',
  tdsPercent: '2',
  tdsBasePaise: 10_000_00,
  tdsPaise: 200_00,
  tdsWhy:
    "Contract or carriage of goods, section 393(1) Sl.6(i): 2% of ₹10,000, as the year's bills of this PAN come to ₹1,20,000, above ₹1,00,000.",
  tdsCertificateNumber: null,
  tdsCertificatePaise: null,
  payablePaise: 10_300_00,
  payableMinor: 10_300_00,
  ...{ outstandingPaise: 10_300_00, outstandingMinor: 10_300_00, isUnremitted: false },
  cancelReason: null,
  costOverrideReason: null,
  voucherId: '01990000-0000-7000-8000-0000000000f1',
  postedAt: '2026-04-10T06:00:00.000Z',
  version: 2,
  ...changes,
});

const line: PurchaseInvoice['lines'][number] = {
  ...costLine(),
  taxability: 'TAXABLE',
  chargeHeadId: null,
  accountCode: '5010',
  jobId: null,
  jobNumber: null,
  docketId: null,
  docketNumber: null,
  chargeId: null,
  againstLine: null,
  accruedPaise: null,
  quotedPaise: null,
  jobClosed: null,
  taxableMinor: 10_000_00,
  taxablePaise: 10_000_00,
  cgstPaise: 250_00,
  sgstPaise: 250_00,
  igstPaise: 0,
};

/** The same bill whole, with its line and its vendor; for specs of screens. */
export const purchaseInvoice = (changes: Partial<PurchaseInvoice> = {}): PurchaseInvoice => ({
  ...purchaseInvoiceRow(),
  vendor: {
    name: 'Varuna Container Lines',
    gstin: '27AAPFU0939F1ZV',
    pan: 'AAPFU0939F',
    stateCode: '27',
    country: 'IN',
    address,
  },
  lines: [line],
  statedTax: null,
  reverseChargeTax: null,
  settledBy: [],
  remittance: null,
  against: null,
  correctedBy: [],
  ...changes,
});
