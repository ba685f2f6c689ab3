import { id, type InferType, minorUnits, record, string } from '@freightdesk/shared-endpoint/schema';
import { creditStatuses } from '../party/party.kinds';

/** What waits for an approval: a draft in each case, which goes on under it. */
const creditedRecords = ['sale invoice', 'jobcard', 'docket'] as const;
export type CreditedRecord = (typeof creditedRecords)[number];

/** The customer, and the draft that is to go on. */
export const creditQuery = record({
  id: id().required(),
  record: string().oneOf(creditedRecords),
  recordId: id(),
});
export type CreditQuery = InferType<typeof creditQuery>;

export const creditStandingSchema = record({
  name: string().required(),
  creditLimitPaise: minorUnits().nullable().defined(),
  creditStatus: string().oneOf(creditStatuses).required(),
  creditStatusReason: string().nullable().defined(),
  outstandingPaise: minorUnits().required(),
  /** Of the draft that was named; null where nobody approved it. */
  approvedPaise: minorUnits().nullable().defined(),
});
export type CreditStanding = InferType<typeof creditStandingSchema>;

export const approveCreditInput = record({
  partyId: id().required(),
  record: string().oneOf(creditedRecords).required(),
  recordId: id().required(),
  approvedPaise: minorUnits().label('Approved up to').min(0).required(),
  reason: string().label('Why it is approved').min(3).max(500).required(),
});
export type ApproveCreditInput = InferType<typeof approveCreditInput>;
