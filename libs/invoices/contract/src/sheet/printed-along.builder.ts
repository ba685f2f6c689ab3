import type { PrintedAlong, PrintedDocket, PrintedJob } from './printed-along.schema';

/** A job whose goods went by sea; for specs. */
export const printedJob = (changes: Partial<PrintedJob> = {}): PrintedJob => ({
  id: '01990000-0000-7000-8000-0000000000b7',
  number: 'SE/26-27/00042',
  mode: 'SEA_FCL',
  origin: 'Nhava Sheva',
  destination: 'Hamburg',
  masterBill: 'MAEU123456789',
  houseBill: 'FDHBL0042',
  masterAirWaybill: null,
  houseAirWaybill: null,
  carrier: 'Maersk',
  vessel: 'Maersk Detroit',
  voyage: '243W',
  containers: ['MSKU1234565 40HC'],
  packages: '24',
  grossKg: '18450.5',
  reference: null,
  ...changes,
});

/** A docket whose consignee pays the tax on its carriage; for specs. */
export const printedDocket = (changes: Partial<PrintedDocket> = {}): PrintedDocket => ({
  id: '01990000-0000-7000-8000-0000000000d7',
  number: 'HO/26-27/000012',
  date: '2026-11-12',
  vehicle: 'MH04AB1234',
  origin: 'Plot 14, Bhiwandi, 421302',
  destination: '8, Peenya 2nd Phase, 560058',
  consignor: { name: 'Konkan Textiles Pvt Ltd', gstin: '27AAGCB7383J1Z8' },
  consignee: { name: 'Kaveri Traders', gstin: '29AAPFU0939F1ZR' },
  goods: 'Cotton shirts in cartons',
  packages: '12',
  grossKg: '120.5',
  gstPayableBy: 'CONSIGNEE',
  ...changes,
});

/** What is printed beside a document; for specs. */
export const printedAlong = (changes: Partial<PrintedAlong> = {}): PrintedAlong => ({
  jobs: [printedJob()],
  dockets: [],
  vouchers: [],
  withoutVoucher: [],
  bank: {
    name: 'HDFC Bank',
    accountNumber: '50200012345678',
    ifsc: 'HDFC0000060',
    branch: 'Fort, Mumbai',
    swift: 'HDFCINBB',
    upiId: 'konkan@hdfcbank',
  },
  pan: 'AAGCB7383J',
  lut: { number: 'AD270326000123X', validFrom: '2026-04-01', validUntil: '2027-03-31' },
  gtaOption: null,
  hasEinvoices: false,
  einvoice: null,
  against: null,
  ...changes,
});
