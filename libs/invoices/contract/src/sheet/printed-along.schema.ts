import {
  array,
  boolean,
  businessDate,
  id,
  type InferType,
  number,
  record,
  string,
} from '@freightdesk/shared-endpoint/schema';
import { gtaOptions } from '@freightdesk/tax-contract';

const known = () => string().nullable().defined();

/** What accounts print of a job that they bill; they may not open jobcards. */
const printedJob = record({
  id: string().required(),
  number: string().required(),
  mode: string().required(),
  origin: string().defined(),
  destination: string().defined(),
  masterBill: known(),
  houseBill: known(),
  masterAirWaybill: known(),
  houseAirWaybill: known(),
  carrier: known(),
  vessel: known(),
  voyage: known(),
  /** As they are painted: number and size. */
  containers: array(string().required()).required(),
  packages: known(),
  grossKg: known(),
  reference: known(),
});
export type PrintedJob = InferType<typeof printedJob>;

const gstPayers = ['CONSIGNOR', 'CONSIGNEE', 'TRANSPORTER'] as const;

/** Who stands on a consignment note, and his GSTIN; `URP` where he is not registered. */
const person = record({ name: string().required(), gstin: known() });

/** What accounts print of a docket that they bill: the note of a goods transport agency (CGST Rules, rule 54(3)). */
const printedDocket = record({
  id: string().required(),
  number: string().required(),
  date: businessDate().required(),
  vehicle: known(),
  origin: string().defined(),
  destination: string().defined(),
  consignor: person.required(),
  consignee: person.required(),
  goods: known(),
  packages: known(),
  grossKg: known(),
  /** Who pays the GST on the carriage. */
  gstPayableBy: string()
    .nullable()
    .oneOf([...gstPayers, null])
    .defined(),
});
export type PrintedDocket = InferType<typeof printedDocket>;

const printedBank = record({
  name: string().required(),
  accountNumber: string().required(),
  ifsc: known(),
  branch: known(),
  swift: known(),
  upiId: known(),
});
export type PrintedBank = InferType<typeof printedBank>;

/** The bill of whoever was paid on the customer's behalf: what a reimbursement is held against (CGST Rules, rule 33). */
const printedVoucher = record({
  /** Which line of the document hands it on, the first being 1. */
  line: number().integer().required(),
  charge: string().required(),
  /** Our record of the bill. */
  billId: id().required(),
  vendor: string().required(),
  number: string().required(),
  date: businessDate().required(),
  /** The files that stand beside the bill, the oldest first. */
  scans: array(
    record({ id: id().required(), name: string().required(), sizeBytes: number().integer().required() }).required(),
  ).required(),
});
export type PrintedVoucher = InferType<typeof printedVoucher>;

/**
 * What is printed beside the document and is no part of it: how the goods travelled, where to pay, under which undertaking.
 * It is read as it stands on the day of printing.
 */
export const printedAlongSchema = record({
  jobs: array(printedJob.required()).required(),
  dockets: array(printedDocket.required()).required(),
  /** Of what was paid on the customer's behalf, in the order of the lines. */
  vouchers: array(printedVoucher.required()).required(),
  /** What was paid on the customer's behalf and has no voucher: the words of its lines. */
  withoutVoucher: array(string().required()).required(),
  bank: printedBank.nullable().default(undefined).defined(),
  pan: known(),
  /** The one in force on the document's date. */
  lut: record({
    number: string().required(),
    validFrom: businessDate().required(),
    validUntil: businessDate().required(),
  })
    .nullable()
    .default(undefined)
    .defined(),
  /** How we pay the tax of freight by road, by the option of the document's date. */
  gtaOption: string()
    .nullable()
    .oneOf([...gtaOptions, null])
    .defined(),
  /** Whether we register at the e-invoice portal what the law does not keep outside, on the document's date. */
  hasEinvoices: boolean().required(),
  /** What the e-invoice portal answered; null where the document has no IRN that stands. */
  einvoice: record({
    irn: string().required(),
    ackNumber: string().required(),
    acknowledgedAt: string().required(),
    signedQr: string().required(),
  })
    .nullable()
    .default(undefined)
    .defined(),
  /** The document that a note is against. */
  against: record({ number: string().required(), date: businessDate().required() })
    .nullable()
    .default(undefined)
    .defined(),
});
export type PrintedAlong = InferType<typeof printedAlongSchema>;
