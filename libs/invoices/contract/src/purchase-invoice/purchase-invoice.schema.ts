import { stateCodes, tdsNatures } from '@freightdesk/parties-contract';
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
import { address, currency, heads, party, percent, reason, ruled } from '../document/document-fields.schema';
import { taxabilities } from '../tax/gst.rules';
import { purchaseInvoiceStatuses, purchaseSupplies } from './purchase-invoice.kinds';
import { purchaseCodeProblem, purchaseInvoiceFlaws } from './purchase-invoice.rules';

const nature = () =>
  string()
    .nullable()
    .oneOf([...tdsNatures, null]);

const lineInput = record({
  description: string().label('Description').max(500).required(),
  sac: ruled('sac', purchaseCodeProblem).label('SAC or HSN').required(),
  quantity: decimalText({ digits: 9 })
    .label('Quantity')
    .required()
    .test('above-zero', 'Enter a quantity above zero.', (text) => /[1-9]/.test(text)),
  rate: decimalText({ digits: 10 }).label('Rate').required(),
  gstRate: percent().label('GST rate').required(),
  taxability: string().oneOf(taxabilities),
  /** Where the cost is booked; `costAccountOf` where it is left out. */
  accountCode: string().label('Account').max(10).nullable(),
  jobId: id().label('Job').nullable(),
  docketId: id().nullable(),
});

const stated = () => minorUnits().min(0);

const fields = {
  partyId: id().label('Vendor').required(),
  /** One of the party's registrations; its default one where it is left out. */
  partyGstin: string().label('GSTIN of the vendor').max(15).nullable(),
  branchId: id().label('Branch').nullable(),
  supplierNumber: string().label("Vendor's invoice number").max(50).required(),
  supplierDate: businessDate().label("Vendor's invoice date").required(),
  /** The day of the books. */
  date: businessDate().label('Date').required(),
  currency: currency().label('Currency').required(),
  exchangeRate: decimalText({ digits: 6 }).label('Exchange rate').nullable(),
  reverseCharge: boolean().label('We pay the tax (reverse charge)'),
  itcEligible: boolean().label('Input credit may be taken'),
  lines: array(lineInput).required().min(1, 'A document has at least one line.').max(1000),
  /** The party's own where it is left out; null says that nothing is to be deducted. */
  tdsNature: nature().label('Nature of payment'),
  roundOffPaise: minorUnits().label('Round-off').min(-99).max(99),
  statedTax: record({ cgstPaise: stated(), sgstPaise: stated(), igstPaise: stated() })
    .nullable()
    .optional()
    .default(undefined),
};

/** `post` adds and posts in one step. */
const addFields = record({ ...fields, post: boolean() });
export const addPurchaseInvoiceInput = addFields.test('flaws', betweenFields(purchaseInvoiceFlaws));
export type AddPurchaseInvoiceInput = InferType<typeof addPurchaseInvoiceInput>;

/** A draft is written anew as a whole: what is left out takes its default again. */
const updateFields = versioned(fields);
export const updatePurchaseInvoiceInput = updateFields.test('flaws', betweenFields(purchaseInvoiceFlaws));
export type UpdatePurchaseInvoiceInput = InferType<typeof updatePurchaseInvoiceInput>;

export const postPurchaseInvoiceInput = versioned({});
export type PostPurchaseInvoiceInput = InferType<typeof postPurchaseInvoiceInput>;

export const cancelPurchaseInvoiceInput = versioned({ reason: reason().label('Reason').required() });
export type CancelPurchaseInvoiceInput = InferType<typeof cancelPurchaseInvoiceInput>;

export const purchaseNumberQuery = record({ date: businessDate().required(), branchId: id() });
export type PurchaseNumberQuery = InferType<typeof purchaseNumberQuery>;

/** A row of the list: every scalar of the document. */
const header = {
  id: id().required(),
  /** Ours, taken when it is posted. */
  number: string().nullable().defined(),
  /** Of the invoice that we make to ourselves (CGST Act s.31(3)(f)); null where none is needed, or while it is a draft. */
  selfInvoiceNumber: string().nullable().defined(),
  status: string().oneOf(purchaseInvoiceStatuses).required(),
  supplierNumber: string().required(),
  supplierDate: businessDate().required(),
  date: businessDate().required(),
  dueDate: businessDate().required(),
  party: party.required(),
  branchId: id().nullable().defined(),
  /** Which of our registrations bought. */
  recipientGstin: string().nullable().defined(),
  placeOfSupply: record({ stateCode: string().oneOf(stateCodes).required(), why: string().required() }).required(),
  supply: string().oneOf(purchaseSupplies).required(),
  reverseCharge: boolean().required(),
  itcEligible: boolean().required(),
  currency: currency().required(),
  exchangeRate: string().nullable().defined(),
  taxablePaise: minorUnits().required(),
  ...heads,
  roundOffPaise: minorUnits().required(),
  totalPaise: minorUnits().required(),
  currencyTotalMinor: minorUnits().required(),
  tdsNature: nature().defined(),
  /** `194C` of the 1961 Act, `393(1) Sl.6(i)` of the 2025 Act; null where nothing can be deducted. */
  tdsSection: string().nullable().defined(),
  tdsCode: string().nullable().defined(),
  tdsPercent: string().nullable().defined(),
  tdsBasePaise: minorUnits().required(),
  tdsPaise: minorUnits().required(),
  tdsWhy: string().required(),
  /** The total less TDS: what the vendor is to get. */
  payablePaise: minorUnits().required(),
  payableMinor: minorUnits().required(),
  outstandingPaise: minorUnits().required(),
  /** The same in the document's currency: what a payment may allocate at most. */
  outstandingMinor: minorUnits().required(),
  cancelReason: string().nullable().defined(),
  /** Null while it is a draft. */
  voucherId: id().nullable().defined(),
  /** An instant; null while it is a draft. */
  postedAt: string().nullable().defined(),
  version: version().required(),
};

export const purchaseInvoiceRowSchema = record(header);
export type PurchaseInvoiceRow = InferType<typeof purchaseInvoiceRowSchema>;

const line = record({
  description: string().required(),
  sac: string().required(),
  quantity: string().required(),
  rate: string().required(),
  gstRate: string().required(),
  taxability: string().oneOf(taxabilities).required(),
  accountCode: string().required(),
  jobId: id().nullable().defined(),
  /** As it stood when the document was written. */
  jobNumber: string().nullable().defined(),
  docketId: id().nullable().defined(),
  taxableMinor: minorUnits().required(),
  taxablePaise: minorUnits().required(),
  ...heads,
});

/** The vendor as he stood when the document was written. */
const vendor = record({
  name: string().required(),
  gstin: string().nullable().defined(),
  pan: string().nullable().defined(),
  stateCode: string().nullable().defined(),
  country: string().required(),
  address: address.nullable().default(undefined).defined(),
});

export const purchaseInvoiceSchema = record({
  ...header,
  vendor: vendor.required(),
  lines: array(line.required()).required(),
  statedTax: record({ cgstPaise: stated(), sgstPaise: stated(), igstPaise: stated() })
    .nullable()
    .default(undefined)
    .defined(),
  /** What we owe to the government instead of the vendor; null unless under reverse charge. */
  reverseChargeTax: record(heads).nullable().default(undefined).defined(),
});
export type PurchaseInvoice = InferType<typeof purchaseInvoiceSchema>;
export type PurchaseInvoiceLine = PurchaseInvoice['lines'][number];

/** What `deductTds` must know of the vendor and the year to preview a bill that is not written yet. */
export const tdsSoFarQuery = record({
  partyId: id().required(),
  date: businessDate().required(),
  /** The party's own where it is left out. */
  tdsNature: string().oneOf(tdsNatures),
});
export type TdsSoFarQuery = InferType<typeof tdsSoFarQuery>;

export const tdsSoFarSchema = record({
  nature: nature().defined(),
  pan: string().nullable().defined(),
  country: string().required(),
  soFar: record({ creditedPaise: minorUnits().required(), taxedPaise: minorUnits().required() }).required(),
  toTheRupee: boolean().required(),
});
export type TdsSoFarAnswer = InferType<typeof tdsSoFarSchema>;
