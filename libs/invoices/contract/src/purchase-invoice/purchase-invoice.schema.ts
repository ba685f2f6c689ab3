import { tdsNatures } from '@freightdesk/parties-contract';
import {
  array,
  betweenGiven,
  boolean,
  businessDate,
  id,
  type InferType,
  minorUnits,
  record,
  ruled,
  string,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import {
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
import { against, againstLine, madeNote, noteFields } from '../note/note.schema';
import { noteTermsProblems } from '../note/note-terms.rules';
import { tdsRateSchema } from '@freightdesk/tax-contract/schema';
import { billMatchStates } from '../gstr2b/gstr2b.kinds';
import { purchaseInvoiceKinds, purchaseInvoiceStatuses, purchaseSupplies } from './purchase-invoice.kinds';
import { purchaseCodeProblem, purchaseTermsProblems } from './purchase-invoice.rules';

const nature = () =>
  string()
    .nullable()
    .oneOf([...tdsNatures, null]);

const lineFields = {
  ...typedLine(ruled('sac', purchaseCodeProblem).label('SAC or HSN').required()),
  /** Where the cost is booked; `costAccountOf` where it is left out. */
  accountCode: string().label('Account').max(10).nullable(),
};
const lineInput = record(lineFields);

const stated = () => minorUnits().min(0);

const fields = {
  partyId: id().label('Vendor').required(),
  partyGstin: partyGstin().label('GSTIN of the vendor'),
  supplierNumber: string().label("Vendor's invoice number").max(50).required(),
  supplierDate: businessDate().label("Vendor's invoice date").required(),
  ...headFields(),
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

/** Why a bill is posted that exceeds what was accrued or quoted; an administrator's alone. */
const costOverrideReason = () => reason().label('Why it is posted above what was accrued');

const betweenLines = betweenGiven(purchaseTermsProblems, { byRow: ['lines'] });

/** `post` adds and posts in one step. */
const addFields = record({ ...fields, costOverrideReason: costOverrideReason(), post: boolean() });
export const addPurchaseInvoiceInput = addFields.test('problems', betweenLines);
export type AddPurchaseInvoiceInput = InferType<typeof addPurchaseInvoiceInput>;

/** A draft is written anew as a whole: what is left out takes its default again. */
const updateFields = versioned(fields);
export const updatePurchaseInvoiceInput = updateFields.test('problems', betweenLines);
export type UpdatePurchaseInvoiceInput = InferType<typeof updatePurchaseInvoiceInput>;

export const postPurchaseInvoiceInput = versioned({ costOverrideReason: costOverrideReason() });
export type PostPurchaseInvoiceInput = InferType<typeof postPurchaseInvoiceInput>;

const debitFields = record(noteFields(lineFields));
export const debitNoteInput = debitFields.test('problems', betweenGiven(noteTermsProblems));
export type DebitNoteInput = InferType<typeof debitNoteInput>;

const formNumber = (label: string) =>
  string()
    .label(label)
    .matches(/^[A-Z0-9/-]{6,30}$/i, { message: 'Enter the number as the form bears it.', excludeEmptyString: true });

export const remittanceInput = versioned({
  form15ca: formNumber('Form 15CA').required(),
  /** Of what is taxable and above five lakh a year, an accountant's certificate goes before (Income-tax Rules, rule 37BB). */
  form15cb: formNumber('Form 15CB').nullable(),
});
export type RemittanceInput = InferType<typeof remittanceInput>;

export const purchaseNumberQuery = record({ date: businessDate().required(), branchId: id() });
export type PurchaseNumberQuery = InferType<typeof purchaseNumberQuery>;

/** A row of the list: every scalar of the document. */
const header = {
  ...documentHeader,
  kind: string().oneOf(purchaseInvoiceKinds).required(),
  /** Of the books of before, with what was outstanding of it. */
  broughtForward: boolean().required(),
  /** Of a debit note the bill that it is against. */
  againstInvoiceId: id().nullable().defined(),
  /** Why a note was made. */
  reason: string().nullable().defined(),
  /** Of a bill what notes took off it, above zero; of a note what of it its bill took, below zero. */
  notedMinor: minorUnits().required(),
  /** Of the invoice that we make to ourselves (CGST Act s.31(3)(f)); null where none is needed, or while it is a draft. */
  selfInvoiceNumber: string().nullable().defined(),
  status: string().oneOf(purchaseInvoiceStatuses).required(),
  supplierNumber: string().required(),
  supplierDate: businessDate().required(),
  /** Which of our registrations bought. */
  recipientGstin: string().nullable().defined(),
  supply: string().oneOf(purchaseSupplies).required(),
  reverseCharge: boolean().required(),
  itcEligible: boolean().required(),
  /**
   * How it stands beside what its vendor told the portal; null where the portal is asked nothing of it: a draft, a bill without tax of the
   * vendor's, or a note, which the match finds by what it comes to.
   */
  gstr2bState: string()
    .nullable()
    .oneOf([...billMatchStates, null])
    .defined(),
  tdsNature: nature().defined(),
  /** `194C` of the 1961 Act, `393(1) Sl.6(i)` of the 2025 Act; null where nothing can be deducted. */
  tdsSection: string().nullable().defined(),
  tdsCode: string().nullable().defined(),
  tdsPercent: string().nullable().defined(),
  tdsBasePaise: minorUnits().required(),
  tdsPaise: minorUnits().required(),
  tdsWhy: string().required(),
  /** The certificate of lower deduction that covers some of the base, and how much of it; null where none does. */
  tdsCertificateNumber: string().nullable().defined(),
  tdsCertificatePaise: minorUnits().nullable().defined(),
  /** The total less TDS: what the vendor is to get. */
  payablePaise: minorUnits().required(),
  payableMinor: minorUnits().required(),
  /** Whether its money may not leave India yet: the rate and the treaty of the vendor, or form 15CA of the bill, are not on record. */
  isUnremitted: boolean().required(),
  /** Why it was posted above what was accrued or quoted; null where it was not. */
  costOverrideReason: string().nullable().defined(),
  /** Null while it is a draft. */
  voucherId: id().nullable().defined(),
  /** An instant; null while it is a draft. */
  postedAt: string().nullable().defined(),
};

export const purchaseInvoiceRowSchema = record(header);
export type PurchaseInvoiceRow = InferType<typeof purchaseInvoiceRowSchema>;

const line = record({
  ...documentLine,
  accountCode: string().required(),
  /** What the charge that it bills was accrued and quoted at when the bill was written, in rupees; null where it bills none. */
  accruedPaise: minorUnits().nullable().defined(),
  quotedPaise: minorUnits().nullable().defined(),
  /** Whether its job was closed by then. */
  jobClosed: boolean().nullable().defined(),
  /** Of a note: which line of its bill it takes from. */
  againstLine: againstLine().nullable().default(undefined).defined(),
});
const billNote = madeNote({
  kind: string().oneOf(purchaseInvoiceKinds).required(),
  status: string().oneOf(purchaseInvoiceStatuses).required(),
});
const vendor = record({ ...otherSide, pan: string().nullable().defined() });

export const purchaseInvoiceSchema = record({
  ...header,
  vendor: vendor.required(),
  lines: array(line.required()).required(),
  statedTax: record({ cgstPaise: stated(), sgstPaise: stated(), igstPaise: stated() })
    .nullable()
    .default(undefined)
    .defined(),
  reverseChargeTax: reverseChargeTax(),
  settledBy: settledBy(),
  /** Of a bill from abroad the forms of its remittance; null while they are not entered. */
  remittance: record({ form15ca: string().required(), form15cb: string().nullable().defined() })
    .nullable()
    .default(undefined)
    .defined(),
  against: against(),
  /** The notes that were made against it, the oldest first. */
  correctedBy: array(billNote.required()).required(),
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

const heldPaper = { id: id().required(), until: businessDate().required() };

export const tdsSoFarSchema = record({
  nature: nature().defined(),
  pan: string().nullable().defined(),
  country: string().required(),
  soFar: record({ creditedPaise: minorUnits().required(), taxedPaise: minorUnits().required() }).required(),
  /** The row of the table that the day falls under. */
  rate: tdsRateSchema.nullable().default(undefined).defined(),
  toTheRupee: boolean().required(),
  papers: record({
    declaration: record(heldPaper).nullable().default(undefined).defined(),
    certificate: record({
      ...heldPaper,
      number: string().required(),
      percent: string().required(),
      limitPaise: minorUnits().required(),
      usedPaise: minorUnits().required(),
    })
      .nullable()
      .default(undefined)
      .defined(),
    nonResident: record({ ...heldPaper, percent: string().required(), treaty: string().required() })
      .nullable()
      .default(undefined)
      .defined(),
  }).required(),
});
export type TdsSoFarAnswer = InferType<typeof tdsSoFarSchema>;
