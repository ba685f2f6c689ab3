import { stateCodes } from '@freightdesk/parties-contract';
import {
  array,
  businessDate,
  decimalText,
  id,
  type InferType,
  minorUnits,
  record,
  type Schema,
  string,
  version,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import { type CurrencyCode, currencyCodes } from '@freightdesk/shared-money';
import { taxabilities } from '@freightdesk/tax-contract';

const currency = () => string<CurrencyCode>().oneOf(currencyCodes);
const percent = () => decimalText({ digits: 2, decimals: 2 });
export const reason = () => string().min(3).max(500);

export const heads = {
  cgstPaise: minorUnits().required(),
  sgstPaise: minorUnits().required(),
  igstPaise: minorUnits().required(),
};

const party = record({ id: id().required(), name: string().required(), gstin: string().nullable().defined() });

export const address = record({
  line1: string().required(),
  line2: string().nullable(),
  city: string().required(),
  pincode: string().nullable(),
});

/** A priced line as a person types it; `sac` is what its code is held against. */
export const typedLine = <Code extends Schema>(sac: Code) => ({
  description: string().label('Description').max(500).required(),
  sac,
  quantity: decimalText({ digits: 9 })
    .label('Quantity')
    .required()
    .test('above-zero', 'Enter a quantity above zero.', (text) => /[1-9]/.test(text)),
  rate: decimalText({ digits: 10 }).label('Rate').required(),
  gstRate: percent().label('GST rate').required(),
  taxability: string().oneOf(taxabilities),
  jobId: id().label('Job').nullable(),
  docketId: id().label('Docket').nullable(),
  /** What it is charged for: its account is the head's. */
  chargeHeadId: id().label('Charge head').nullable(),
  /** The charge of a job or a docket that it bills. */
  chargeId: id().label('Charge').nullable(),
});

/** One of the party's registrations; its default one where it is left out. */
export const partyGstin = () => string().max(15).nullable();

/** Where and when a document is made, and in what money. */
export const headFields = () => ({
  branchId: id().label('Branch').nullable(),
  date: businessDate().label('Date').required(),
  currency: currency().label('Currency').required(),
  exchangeRate: decimalText({ digits: 6 }).label('Exchange rate').nullable(),
});

/** Takes a document out of the books, with the reason that stays on it. */
export const cancelDocumentInput = versioned({ reason: reason().label('Reason').required() });
export type CancelDocumentInput = InferType<typeof cancelDocumentInput>;

/** What the list of every kind of document shows of it. */
export const documentHeader = {
  id: id().required(),
  /** Ours; null while it is a draft. */
  number: string().nullable().defined(),
  date: businessDate().required(),
  dueDate: businessDate().required(),
  party: party.required(),
  branchId: id().nullable().defined(),
  placeOfSupply: record({ stateCode: string().oneOf(stateCodes).required(), why: string().required() }).required(),
  currency: currency().required(),
  exchangeRate: string().nullable().defined(),
  taxablePaise: minorUnits().required(),
  ...heads,
  roundOffPaise: minorUnits().required(),
  totalPaise: minorUnits().required(),
  currencyTotalMinor: minorUnits().label('Total in its currency').required(),
  outstandingPaise: minorUnits().required(),
  /** The same in the document's currency: what a payment may allocate at most. */
  outstandingMinor: minorUnits().required(),
  cancelReason: string().nullable().defined(),
  version: version().required(),
};

/** A priced line as it stands on a document. */
export const documentLine = {
  description: string().required(),
  /** Empty where a balance was brought forward: it is no supply of ours. */
  sac: string().defined(),
  quantity: string().required(),
  rate: string().required(),
  gstRate: string().required(),
  taxability: string().oneOf(taxabilities).required(),
  jobId: id().nullable().defined(),
  /** As it stood when the document was written. */
  jobNumber: string().nullable().defined(),
  docketId: id().nullable().defined(),
  docketNumber: string().nullable().defined(),
  chargeHeadId: id().nullable().defined(),
  /** The charge of a job or a docket that it bills. */
  chargeId: id().nullable().defined(),
  taxableMinor: minorUnits().required(),
  taxablePaise: minorUnits().required(),
  ...heads,
};

/** The other side as it stood when the document was written: what is printed never changes with the master (rule 46). */
export const otherSide = {
  name: string().required(),
  gstin: string().nullable().defined(),
  stateCode: string().nullable().defined(),
  country: string().required(),
  address: address.nullable().default(undefined).defined(),
};

/** What is owed to the government instead of the supplier; null unless under reverse charge. */
export const reverseChargeTax = () => record(heads).nullable().default(undefined).defined();

const numbered = () =>
  record({ id: id().required(), number: string().required() }).nullable().default(undefined).defined();

/** What payments, set-offs and write-offs settled of a document, one of the two each; what was taken back again is left out. */
export const settledBy = () =>
  array(
    record({
      payment: numbered(),
      settlement: numbered(),
      date: businessDate().required(),
      /** In the document's currency; below zero where a vendor's debit was set off. */
      amountMinor: minorUnits().required(),
    }).required(),
  ).required();
export type SettledBy = InferType<ReturnType<typeof settledBy>>;

/** A preview: it reserves nothing, and another document may take the number first. */
export const invoiceNumberSchema = record({
  number: string().required(),
  /** What stands in the series with a later date: for as long as it does, only an administrator may give the number to the day. */
  later: record({ number: string().required(), date: businessDate().required() }).optional().default(undefined),
});
export type InvoiceNumber = InferType<typeof invoiceNumberSchema>;

/** A job or docket whose charges may stand on an invoice; accounts see no more of it than this. */
export const billableJobSchema = record({
  id: id().required(),
  source: string().oneOf(['JOBCARD', 'DOCKET']).required(),
  number: string().required(),
  date: businessDate().required(),
  customer: record({ id: id().required(), name: string().required() }).required(),
  mode: string().required(),
  direction: string().required(),
  origin: string().defined(),
  destination: string().defined(),
  /** Where the goods are handed over to be carried: that decides an unregistered customer's tax. */
  receiptStateCode: string()
    .nullable()
    .oneOf([...stateCodes, null])
    .defined(),
});
export type BillableJob = InferType<typeof billableJobSchema>;

/** What accounts see of a docket that they bill. */
export const billableDocketSchema = record({
  id: id().required(),
  number: string().required(),
  date: businessDate().required(),
  customer: record({ id: id().required(), name: string().required() }).required(),
  consignor: string().required(),
  consignee: string().required(),
  vehicle: string().nullable().defined(),
  /** The consignor's: there the goods are handed over. */
  receiptStateCode: string()
    .nullable()
    .oneOf([...stateCodes, null])
    .defined(),
});
export type BillableDocket = InferType<typeof billableDocketSchema>;
