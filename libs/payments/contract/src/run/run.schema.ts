import {
  array,
  boolean,
  businessDate,
  id,
  type InferType,
  minorUnits,
  named,
  number,
  record,
  string,
  version,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import { type RunStatus, runStatuses } from './run.kinds';

/** Most bills that one run takes: what a person can answer for. */
export const mostRunBills = 1000;

const said = {
  title: string().label('Name of the run').min(2).max(80).required(),
  bankId: id().label('Bank').required(),
  payOn: businessDate().label('To be paid on').required(),
  lines: array(
    record({
      invoiceId: id().required(),
      amountPaise: minorUnits().label('Pay').min(1, 'Enter an amount above zero.').required(),
    }).required(),
  )
    .required()
    .min(1, 'Choose at least one bill.')
    .max(mostRunBills),
};

export const addRunInput = record(said);
export type AddRunInput = InferType<typeof addRunInput>;

export const updateRunInput = versioned(said);
export type UpdateRunInput = InferType<typeof updateRunInput>;

export const runReasonInput = versioned({ reason: string().label('Reason').min(3).max(300).required() });
export type RunReasonInput = InferType<typeof runReasonInput>;

export const fitRunLineInput = versioned({ invoiceId: id().label('Bill').required() });
export type FitRunLineInput = InferType<typeof fitRunLineInput>;

export const payRunInput = versioned({
  date: businessDate().label('Paid on').required(),
  /** The bank's number of each vendor's payment, null where it is not known yet. */
  references: array(
    record({ partyId: id().required(), reference: string().label('UTR').max(100).nullable().defined() }).required(),
  )
    .max(mostRunBills)
    .default([]),
});
export type PayRunInput = InferType<typeof payRunInput>;

export const holdBillInput = record({
  invoiceId: id().required(),
  /** Null lets it be paid again. */
  reason: string().label('Why it is held').min(3).max(300).nullable().defined(),
});
export type HoldBillInput = InferType<typeof holdBillInput>;

export const proposalQuery = record({
  /** Bills that are to be paid by this day. */
  until: businessDate().label('Due until').required(),
  /** The run that is prepared: its own bills are free to it. */
  runId: id(),
});
export type ProposalQuery = InferType<typeof proposalQuery>;

/** Those of all vendors: one after the other in one file, or each a file of its own in a ZIP. */
export const advicesQuery = record({ id: id().required(), format: string().oneOf(['pdf', 'zip'] as const) });
export type AdvicesQuery = InferType<typeof advicesQuery>;

const billFields = {
  id: id().required(),
  number: string().required(),
  supplierNumber: string().required(),
  date: businessDate().required(),
  dueDate: businessDate().required(),
  /** The due day, or earlier where the vendor is a micro or small enterprise. */
  payBy: businessDate().required(),
  isMsme: boolean().required(),
  party: named().required(),
  hasAccount: boolean().required(),
  outstandingPaise: minorUnits().required(),
  holdReason: string().nullable().defined(),
  vendorHoldReason: string().nullable().defined(),
  run: record({ id: id().required(), title: string().required() }).nullable().default(undefined).defined(),
};

export const dueBillSchema = record(billFields);
export type DueBill = InferType<typeof dueBillSchema>;

export const proposalSchema = record({
  bills: array(dueBillSchema.required()).required(),
  /** What vendors of these bills owe us, by debit notes and by what was paid ahead. */
  debits: array(record({ party: named().required(), debitPaise: minorUnits().required() }).required()).required(),
});
export type Proposal = InferType<typeof proposalSchema>;

const runFields = {
  id: id().required(),
  title: string().required(),
  status: string<RunStatus>().oneOf(runStatuses).required(),
  payOn: businessDate().required(),
  bank: named().required(),
  totalPaise: minorUnits().required(),
  billCount: number().integer().required(),
  vendorCount: number().integer().required(),
  version: version().required(),
};
export const runRowSchema = record(runFields);
export type RunRow = InferType<typeof runRowSchema>;

const paidBy = record({
  id: id().required(),
  number: string().required(),
  reference: string().nullable().defined(),
  date: businessDate().required(),
});

export const runSchema = record({
  ...runFields,
  madeBy: named().required(),
  submittedBy: named().nullable().default(undefined).defined(),
  approvedBy: named().nullable().default(undefined).defined(),
  paidOn: businessDate().nullable().defined(),
  cancelReason: string().nullable().defined(),
  lines: array(
    record({
      invoiceId: id().required(),
      number: string().required(),
      supplierNumber: string().required(),
      party: named().required(),
      payBy: businessDate().required(),
      isMsme: boolean().required(),
      hasAccount: boolean().required(),
      /** The bank's file has a word of its own for what stays within the bank, by neither NEFT nor RTGS. */
      isWithinBank: boolean().required(),
      amountPaise: minorUnits().required(),
      outstandingPaise: minorUnits().required(),
      payment: paidBy.nullable().default(undefined).defined(),
    }).required(),
  ).required(),
});
export type Run = InferType<typeof runSchema>;

/** What the bank is given of a run, as it will stand in the file: its headings and its first rows. */
export const bankFilePreviewSchema = record({
  name: string().required(),
  heads: array(string().required()).required(),
  hasHeader: boolean().required(),
  rows: array(array(string().defined()).required()).required(),
  rowCount: number().integer().required(),
});
export type BankFilePreview = InferType<typeof bankFilePreviewSchema>;
