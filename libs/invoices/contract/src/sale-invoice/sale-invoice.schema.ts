import {
  array,
  betweenFields,
  boolean,
  businessDate,
  decimalText,
  id,
  type InferType,
  minorUnits,
  record,
  string,
  version,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import { placeOfSupplyCodes, stateCodes } from '@freightdesk/parties-contract';
import { address, currency, heads, party, percent, reason, ruled } from '../document/document-fields.schema';
import { sacProblem } from '../tax/gst-rate.rules';
import { taxabilities } from '../tax/gst.rules';
import { supplyKinds } from '../tax/place-of-supply.rules';
import { addableKinds, saleInvoiceKinds, saleInvoiceStatuses } from './sale-invoice.kinds';
import { saleInvoiceFlaws } from './sale-invoice.rules';

const lineInput = record({
  description: string().label('Description').max(500).required(),
  sac: ruled('sac', sacProblem).label('SAC').required(),
  quantity: decimalText({ digits: 9 })
    .label('Quantity')
    .required()
    .test('above-zero', 'Enter a quantity above zero.', (text) => /[1-9]/.test(text)),
  rate: decimalText({ digits: 10 }).label('Rate').required(),
  discountMinor: minorUnits().label('Discount').min(0),
  gstRate: percent().label('GST rate').required(),
  taxability: string().oneOf(taxabilities),
  jobId: id().label('Job').nullable(),
  docketId: id().nullable(),
  chargeHeadId: id().nullable(),
});

const fields = {
  kind: string().label('Kind').oneOf(addableKinds).required(),
  partyId: id().label('Customer').required(),
  /** One of the party's registrations; its default one where it is left out. */
  partyGstin: string().label('GSTIN of the customer').max(15).nullable(),
  branchId: id().label('Branch').nullable(),
  date: businessDate().label('Date').required(),
  currency: currency().label('Currency').required(),
  exchangeRate: decimalText({ digits: 6 }).label('Exchange rate').nullable(),
  againstInvoiceId: id().nullable(),
  placeOfSupply: string()
    .label('Place of supply')
    .nullable()
    .oneOf([...placeOfSupplyCodes, null]),
  placeOfSupplyReason: reason().label('Why it is another than the derived one').nullable(),
  reverseCharge: boolean().label('Tax is payable on reverse charge'),
  exportWithPayment: boolean().label('Export with payment of IGST'),
  lines: array(lineInput).required().min(1, 'A document has at least one line.').max(1000),
  roundOff: boolean().label('Round to the rupee'),
  termIds: array(id().required()).max(50),
  notes: string().label('Notes').max(5000).nullable(),
};

/** Why the document bears an earlier date than the last one of its series; an administrator's word only. */
const dateOverrideReason = () => reason().label('Why it bears an earlier date');

/** `issue` adds and issues in one step. */
const addFields = record({ ...fields, issue: boolean(), dateOverrideReason: dateOverrideReason() });
export const addSaleInvoiceInput = addFields.test('flaws', betweenFields(saleInvoiceFlaws));
export type AddSaleInvoiceInput = InferType<typeof addSaleInvoiceInput>;

/** A draft is written anew as a whole: what is left out takes its default again. */
const editFields = versioned(fields);
export const editSaleInvoiceInput = editFields.test('flaws', betweenFields(saleInvoiceFlaws));
export type EditSaleInvoiceInput = InferType<typeof editSaleInvoiceInput>;

export const issueSaleInvoiceInput = versioned({ dateOverrideReason: dateOverrideReason() });
export type IssueSaleInvoiceInput = InferType<typeof issueSaleInvoiceInput>;

export const cancelSaleInvoiceInput = versioned({ reason: reason().label('Reason').required() });
export type CancelSaleInvoiceInput = InferType<typeof cancelSaleInvoiceInput>;

export const invoiceNumberQuery = record({
  kind: string().oneOf(saleInvoiceKinds).required(),
  date: businessDate().required(),
  branchId: id(),
});
export type InvoiceNumberQuery = InferType<typeof invoiceNumberQuery>;

/** A preview: it reserves nothing, and another document may take the number first. */
export const invoiceNumberSchema = record({ number: string().required() });
export type InvoiceNumber = InferType<typeof invoiceNumberSchema>;

/** A row of the list: every scalar of the document. */
const header = {
  id: id().required(),
  number: string().nullable().defined(),
  kind: string().oneOf(saleInvoiceKinds).required(),
  status: string().oneOf(saleInvoiceStatuses).required(),
  date: businessDate().required(),
  dueDate: businessDate().required(),
  party: party.required(),
  branchId: id().nullable().defined(),
  placeOfSupply: record({ stateCode: string().oneOf(stateCodes).required(), why: string().required() }).required(),
  placeOfSupplyReason: string().nullable().defined(),
  supply: string().oneOf(supplyKinds).required(),
  reverseCharge: boolean().required(),
  exportWithPayment: boolean().required(),
  roundOff: boolean().required(),
  againstInvoiceId: id().nullable().defined(),
  currency: currency().required(),
  exchangeRate: string().nullable().defined(),
  taxablePaise: minorUnits().required(),
  ...heads,
  roundOffPaise: minorUnits().required(),
  totalPaise: minorUnits().required(),
  currencyTotalMinor: minorUnits().required(),
  outstandingPaise: minorUnits().required(),
  /** The same in the document's currency: what a payment may allocate at most. */
  outstandingMinor: minorUnits().required(),
  notes: string().nullable().defined(),
  cancelReason: string().nullable().defined(),
  /** An instant; null while it is a draft. */
  issuedAt: string().nullable().defined(),
  version: version().required(),
};

export const saleInvoiceRowSchema = record(header);
export type SaleInvoiceRow = InferType<typeof saleInvoiceRowSchema>;

const line = record({
  description: string().required(),
  sac: string().required(),
  quantity: string().required(),
  rate: string().required(),
  discountMinor: minorUnits().required(),
  gstRate: string().required(),
  taxability: string().oneOf(taxabilities).required(),
  jobId: id().nullable().defined(),
  /** As it stood when the document was written. */
  jobNumber: string().nullable().defined(),
  docketId: id().nullable().defined(),
  chargeHeadId: id().nullable().defined(),
  taxableMinor: minorUnits().required(),
  taxablePaise: minorUnits().required(),
  ...heads,
});

/** The two sides as they stood when the document was written: what is printed never changes with the master (rule 46). */
const supplier = record({
  name: string().nullable().defined(),
  gstin: string().nullable().defined(),
  stateCode: string().oneOf(stateCodes).required(),
  address: address.nullable().default(undefined).defined(),
  phone: string().nullable().defined(),
  email: string().nullable().defined(),
});
const recipient = record({
  name: string().required(),
  gstin: string().nullable().defined(),
  stateCode: string().nullable().defined(),
  country: string().required(),
  address: address.nullable().default(undefined).defined(),
});

export const saleInvoiceSchema = record({
  ...header,
  supplier: supplier.required(),
  recipient: recipient.required(),
  lines: array(line.required()).required(),
  termIds: array(id().required()).required(),
  amountInWords: string().required(),
  reverseChargeTax: record(heads).nullable().default(undefined).defined(),
});
export type SaleInvoice = InferType<typeof saleInvoiceSchema>;
export type SaleInvoiceLine = SaleInvoice['lines'][number];

export type Supplier = SaleInvoice['supplier'];

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
});
export type BillableJob = InferType<typeof billableJobSchema>;
