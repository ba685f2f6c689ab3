import { addPaymentInput } from '@freightdesk/payments-contract/schema';
import {
  array,
  boolean,
  businessDate,
  id,
  type InferType,
  instant,
  minorUnits,
  named,
  number,
  record,
  string,
} from '@freightdesk/shared-endpoint/schema';
import { type ProposalReason, proposalReasons } from './proposal.rules';

/** What is said to be one: lines of a statement, entries of the books, and payments that are made of them in the same moment. */
export const reconcileInput = record({
  bankId: id().label('Bank').required(),
  lineIds: array(id().required()).max(1000).default([]),
  entryIds: array(id().required()).max(1000).default([]),
  /** With the opening line: every entry before the first statement but these. */
  exceptEntryIds: array(id().required()).max(1000).optional().default(undefined),
  create: array(addPaymentInput.required()).max(20).default([]),
  /** Vendors of an approved payment run that the bank paid by these lines: recorded as the run says, on the day of the line. */
  payRun: record({
    runId: id().label('Payment run').required(),
    partyIds: array(id().required()).required().min(1, 'Choose at least one vendor.').max(1000),
  })
    .optional()
    .default(undefined),
})
  .test(
    'something',
    'Choose a line and what it is in the books.',
    ({ lineIds, entryIds, exceptEntryIds, create, payRun }) =>
      lineIds.length + entryIds.length + create.length + [exceptEntryIds, payRun].filter(Boolean).length >= 2,
  )
  .test(
    'line of run',
    'A payment run is paid as a line of the statement tells.',
    ({ payRun, lineIds }) => payRun === undefined || lineIds.length > 0,
  );
export type ReconcileInput = InferType<typeof reconcileInput>;

export const unreconcileInput = record({ id: id().required() });
export type UnreconcileInput = InferType<typeof unreconcileInput>;

export const parkInput = record({
  lineId: id().required(),
  parked: boolean().required(),
  note: string().label('Note').max(500),
});
export type ParkInput = InferType<typeof parkInput>;

const line = record({
  id: id().required(),
  kind: string<'OPENING' | 'MOVEMENT'>().oneOf(['OPENING', 'MOVEMENT']).required(),
  date: businessDate().required(),
  narration: string().required(),
  reference: string().nullable().defined(),
  amountMinor: minorUnits().required(),
});
export type StatementLine = InferType<typeof line>;

const entry = record({
  id: id().required(),
  date: businessDate().required(),
  narration: string().required(),
  reference: string().nullable().defined(),
  amountMinor: minorUnits().required(),
  /** Number and id are the document's. */
  voucher: record({ type: string().required(), number: string().required(), id: id().required() }).required(),
});
export type BookEntry = InferType<typeof entry>;

export const matchFields = {
  id: id().required(),
  bankId: id().required(),
  lines: array(line.required()).required(),
  entries: array(entry.required()).required(),
  createdAt: instant().required(),
  createdBy: string().required(),
};
export const matchSchema = record(matchFields);
export type Match = InferType<typeof matchSchema>;

export const parkedSchema = record({ lineId: id().required(), parked: boolean().required() });
export type Parked = InferType<typeof parkedSchema>;

/** Which lines: those not matched yet, oldest first, after the last one that was seen. */
export const proposalsQuery = record({
  bankId: id().label('Bank').required(),
  parked: boolean(),
  after: string().max(100),
  limit: number().integer().min(1).max(100).default(50),
});
export type ProposalsQuery = InferType<typeof proposalsQuery>;

const proposal = record({
  lineIds: array(id().required()).required(),
  entryIds: array(id().required()).required(),
  reasons: array(string<ProposalReason>().oneOf(proposalReasons).required()).required(),
  score: number().required(),
});

/** A cheque that the line gives back, likely. */
const returned = record({ lineId: id().required(), entry: entry.required() });

/** A vendor of an approved payment run whom the line likely paid, or all of the run. */
const ofRun = record({
  lineId: id().required(),
  run: record({ id: id().required(), title: string().required() }).required(),
  vendors: array(named().required()).required(),
});

/** What lines of the same words were before. */
const learnt = record({
  lineId: id().required(),
  accountCode: string().required(),
  partyId: id().nullable().defined(),
  partyName: string().nullable().defined(),
  times: number().integer().required(),
});
export type Learnt = InferType<typeof learnt>;

export const proposalsSchema = record({
  lines: array(line.required()).required(),
  entries: array(entry.required()).required(),
  proposals: array(proposal.required()).required(),
  learnt: array(learnt.required()).required(),
  returns: array(returned.required()).required(),
  runs: array(ofRun.required()).required(),
  /** For the balance that the first statement begins with: the entries before it that the bank had not seen. */
  broughtForward: record({ lineId: id().required(), exceptEntryIds: array(id().required()).required() })
    .nullable()
    .default(undefined)
    .defined(),
  openCount: number().integer().required(),
  parkedCount: number().integer().required(),
  next: string().nullable().defined(),
});
export type Proposals = InferType<typeof proposalsSchema>;
