import {
  array,
  betweenGiven,
  boolean,
  businessDate,
  decimalText,
  id,
  type InferType,
  minorUnits,
  record,
  ruled,
  saved,
  string,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import { placeOfSupplyCodes, stateCodes } from '@freightdesk/parties-contract';
import { sacProblem, supplyKinds } from '@freightdesk/tax-contract';
import {
  address,
  documentHeader,
  documentLine,
  headFields,
  otherSide,
  partyGstin,
  reason,
  reverseChargeTax,
  settledBy,
  typedLine,
} from '../document/document.schema';
import { addableKinds, issuedKinds, saleInvoiceKinds, saleInvoiceStatuses } from './sale-invoice.kinds';
import { against, againstLine, madeNote, noteFields } from '../note/note.schema';
import { noteTermsProblems } from '../note/note-terms.rules';
import { saleTermsProblems } from './sale-invoice.rules';

const lineFields = {
  ...typedLine(ruled('sac', sacProblem).label('SAC').required()),
  discountMinor: minorUnits().label('Discount').min(0),
};
const lineInput = record(lineFields);

const fields = {
  kind: string().label('Kind').oneOf(addableKinds).required(),
  partyId: id().label('Customer').required(),
  partyGstin: partyGstin().label('GSTIN of the customer'),
  ...headFields(),
  againstInvoiceId: id().nullable(),
  placeOfSupply: string()
    .label('Place of supply')
    .nullable()
    .oneOf([...placeOfSupplyCodes, null]),
  placeOfSupplyReason: reason().label('Why it is another than the derived one').nullable(),
  reverseCharge: boolean().label('Tax is payable on reverse charge'),
  exportWithPayment: boolean().label('Export with payment of IGST'),
  sezUnderLut: boolean().label('To the SEZ under a letter of undertaking, without IGST'),
  /** Off the whole document before tax, beside what its lines are discounted by: one of the two. */
  discountPercent: decimalText({ digits: 3, decimals: 2 }).label('Discount on the document (percent)').nullable(),
  discountMinor: minorUnits().label('Discount on the document').min(0).nullable(),
  /** Asked of an export without payment on a day that no letter of undertaking covers. */
  withoutLutReason: reason().label('Why it goes without a letter of undertaking').nullable(),
  lines: array(lineInput).required().min(1, 'A document has at least one line.').max(1000),
  roundOff: boolean().label('Round to the rupee'),
  /** Those that new documents of the kind bear by themselves, where nothing is said. */
  termIds: array(id().required()).label('Terms').max(50),
  notes: string().label('Notes').max(5000).nullable(),
};

/** Why the document bears an earlier date than the last one of its series; an administrator's word only. */
const dateOverrideReason = () => reason().label('Why it bears an earlier date');

const betweenLines = betweenGiven(saleTermsProblems, { byRow: ['lines'] });

/** `issue` adds and issues in one step. */
const addFields = record({ ...fields, issue: boolean(), dateOverrideReason: dateOverrideReason() });
export const addSaleInvoiceInput = addFields.test('problems', betweenLines);
export type AddSaleInvoiceInput = InferType<typeof addSaleInvoiceInput>;

/** A draft is written anew as a whole: what is left out takes its default again. */
const editFields = versioned(fields);
export const editSaleInvoiceInput = editFields.test('problems', betweenLines);
export type EditSaleInvoiceInput = InferType<typeof editSaleInvoiceInput>;

export const issueSaleInvoiceInput = versioned({ dateOverrideReason: dateOverrideReason() });
export type IssueSaleInvoiceInput = InferType<typeof issueSaleInvoiceInput>;

const creditFields = record({ ...noteFields(lineFields), dateOverrideReason: dateOverrideReason() });
export const creditNoteInput = creditFields.test('problems', betweenGiven(noteTermsProblems));
export type CreditNoteInput = InferType<typeof creditNoteInput>;

/** Makes the invoice that a proforma promised: a draft of today, or of the day said, which may be issued at once. */
export const convertProformaInput = versioned({ date: businessDate().label('Date'), issue: boolean() });
export type ConvertProformaInput = InferType<typeof convertProformaInput>;

/** What a customer said of what he owes; null where he takes it back. */
export const followUpInput = versioned({
  promisedOn: businessDate().label('Promised to pay on').nullable().defined(),
  dispute: string().label('Disputed because').max(500).nullable().defined(),
});
export type FollowUpInput = InferType<typeof followUpInput>;

export const invoiceNumberQuery = record({
  kind: string().oneOf(issuedKinds).required(),
  date: businessDate().required(),
  branchId: id(),
});
export type InvoiceNumberQuery = InferType<typeof invoiceNumberQuery>;

/** A row of the list: every scalar of the document. */
const header = {
  ...documentHeader,
  kind: string().oneOf(saleInvoiceKinds).required(),
  status: string().oneOf(saleInvoiceStatuses).required(),
  placeOfSupplyReason: string().nullable().defined(),
  supply: string().oneOf(supplyKinds).required(),
  reverseCharge: boolean().required(),
  exportWithPayment: boolean().required(),
  /** Of a supply to a special economic zone: under the company's letter of undertaking, so without IGST. */
  sezUnderLut: boolean().required(),
  /** Of an export without tax that no letter covered when it was written: why. */
  withoutLutReason: string().nullable().defined(),
  roundOff: boolean().label('Round to the rupee').required(),
  /** As it was typed; null where the discount is an amount. */
  discountPercent: string().label('Discount on the document (percent)').nullable().defined(),
  /** What it comes to, in the document's currency; its lines bear it. */
  discountMinor: minorUnits().label('Discount on the document').required(),
  againstInvoiceId: id().nullable().defined(),
  notes: string().nullable().defined(),
  /** Of a document what notes took off it, above zero; of a note what of it its document took, below zero. */
  notedMinor: minorUnits().required(),
  /** When the customer promised to pay what is outstanding, and what he disputes of it. */
  promisedOn: businessDate().nullable().defined(),
  dispute: string().nullable().defined(),
  /** Why a note was made. */
  reason: string().nullable().defined(),
  /** An instant; null while it is a draft. */
  issuedAt: string().nullable().defined(),
  /** It waits for its registration at the e-invoice portal, which takes it until a day where the company is a large one. */
  einvoiceDue: boolean().required(),
  registerBy: businessDate().nullable().defined(),
  /** The instant at which the portal gave its IRN; null where none stands. */
  irnAt: string().nullable().defined(),
};

export const saleInvoiceRowSchema = record(header);
export type SaleInvoiceRow = InferType<typeof saleInvoiceRowSchema>;

const line = record({
  ...documentLine,
  discountMinor: minorUnits().required(),
  /** Its share of the discount of the whole document. */
  documentDiscountMinor: minorUnits().required(),
  /** Of a note: which line of its document it takes from. */
  againstLine: againstLine().nullable().default(undefined).defined(),
});

/** We ourselves, as we stood when the document was written. */
const supplier = record({
  name: string().nullable().defined(),
  gstin: string().nullable().defined(),
  stateCode: string().oneOf(stateCodes).required(),
  address: address.nullable().default(undefined).defined(),
  phone: string().nullable().defined(),
  email: string().nullable().defined(),
});

const saleNote = madeNote({
  kind: string().oneOf(saleInvoiceKinds).required(),
  status: string().oneOf(saleInvoiceStatuses).required(),
});

const agreedTerm = record({ id: id().required(), title: string().required(), text: string().required() });
export type AgreedTerm = InferType<typeof agreedTerm>;

export const saleInvoiceSchema = record({
  ...header,
  supplier: supplier.required(),
  recipient: record(otherSide).required(),
  lines: array(line.required()).required(),
  /** As they read when the document was written. */
  terms: array(agreedTerm.required()).required(),
  termIds: array(id().required()).required(),
  amountInWords: string().required(),
  reverseChargeTax: reverseChargeTax(),
  /** The document that a note corrects. */
  against: against(),
  /** The notes that were made against it, the oldest first. */
  correctedBy: array(saleNote.required()).required(),
  settledBy: settledBy(),
});
export type SaleInvoice = InferType<typeof saleInvoiceSchema>;
/** What may be said beside a document that was written: it is kept, and a person should know. */
export const savedSaleInvoiceSchema = saved(saleInvoiceSchema);
export type SavedSaleInvoice = InferType<typeof savedSaleInvoiceSchema>;

/** What may be said beside a note that was made. */
export const creditedInvoiceSchema = saved(saleInvoiceSchema);
export type CreditedInvoice = InferType<typeof creditedInvoiceSchema>;
export type SaleInvoiceLine = SaleInvoice['lines'][number];

export type Supplier = SaleInvoice['supplier'];
