import { billableStatuses, type JobDirection, type JobMode, placeName } from '@freightdesk/intl-shipment-contract';
import type { StateCode } from '@freightdesk/parties-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { defineList } from '@freightdesk/shared-endpoint';
import { bearing, pagesOf } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** What accounts see of a job that they bill: they may not open jobcards. */
export interface BillableJob {
  id: string;
  source: 'JOBCARD';
  number: string;
  date: string;
  customer: { id: string; name: string };
  mode: JobMode;
  direction: JobDirection;
  origin: string;
  destination: string;
  /** Where its goods are handed over to be carried: that decides an unregistered customer's tax. */
  receiptStateCode: StateCode | null;
}

const billable = (db: Db | Tx) =>
  db
    .selectFrom('jobcard')
    .innerJoin('party', 'party.id', 'jobcard.customerId')
    .select((eb) => [
      'jobcard.id',
      sql<'JOBCARD'>`'JOBCARD'::text`.as('source'),
      'jobcard.number',
      'jobcard.date',
      'jobcard.customerId',
      'party.name as customerName',
      eb.ref('jobcard.mode').$castTo<JobMode>().as('mode'),
      eb.ref('jobcard.direction').$castTo<JobDirection>().as('direction'),
      'jobcard.originLocode',
      'jobcard.originPlace',
      'jobcard.destinationLocode',
      'jobcard.destinationPlace',
      eb.ref('jobcard.receiptStateCode').$castTo<StateCode | null>().as('receiptStateCode'),
    ])
    .where('jobcard.status', 'in', billableStatuses);

/** The same jobs, of their own table alone. */
const narrowBillable = (db: Db | Tx) =>
  db
    .selectFrom('jobcard')
    .select(['id', 'number', 'date', 'customerId', sql<'JOBCARD'>`'JOBCARD'::text`.as('source')])
    .where('status', 'in', billableStatuses);

type Billable = Awaited<ReturnType<ReturnType<typeof billable>['executeTakeFirstOrThrow']>>;

/** What those who ask for them may narrow and order them by; their own calls say the same to the page. */
const billableJobList = defineList({
  fields: {
    id: { kind: 'id' },
    source: { kind: 'choice', values: ['JOBCARD'] },
    customerId: { kind: 'id' },
    date: { kind: 'date' },
    number: { kind: 'text' },
  },
  filters: { id: {}, source: {}, partyId: { of: 'customerId' } },
  sorts: ['date', 'number'],
  defaultSort: '-date,-number',
  search: ['number', 'customerName'],
});

function toBillableJob({ customerId, customerName, ...stored }: Billable): BillableJob {
  const { originLocode, originPlace, destinationLocode, destinationPlace, ...job } = stored;
  return {
    ...job,
    customer: { id: customerId, name: customerName },
    origin: placeText(originLocode, originPlace),
    destination: placeText(destinationLocode, destinationPlace),
  };
}

const placeText = (locode: string | null, place: string | null) => place ?? (locode === null ? '' : placeName(locode));

/** A page of the jobs that may be billed; handed to invoices by the app's wiring. */
export const listBillableJobs = pagesOf(billable, {
  list: billableJobList,
  narrow: narrowBillable,
  searched: {
    own: ['number'],
    related: { customerName: bearing('customerId', { table: 'party', kept: 'searchName' }) },
  },
  toRow: toBillableJob,
});

/** What an invoice must know of a job that it is charged to. */
export interface ChargedJob extends Pick<BillableJob, 'id' | 'number' | 'receiptStateCode'> {
  /** It takes no sale any more; a bill of a cost may still come. */
  isClosed: boolean;
}

/** Those of the named jobs that may be billed, and those that are closed; handed to invoices by the app's wiring. */
export async function chargedJobs(db: Db, ids: readonly string[]): Promise<ChargedJob[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('jobcard')
    .select((eb) => ['id', 'number', eb.ref('receiptStateCode').$castTo<StateCode | null>().as('receiptStateCode')])
    .select(sql<boolean>`status = 'CLOSED'`.as('isClosed'))
    .where('id', 'in', ids)
    .where('status', 'in', [...billableStatuses, 'CLOSED'])
    .execute();
}
