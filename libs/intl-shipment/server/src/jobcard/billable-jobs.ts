import { billableStatuses, type JobDirection, type JobMode, placeName } from '@freightdesk/intl-shipment-contract';
import type { StateCode } from '@freightdesk/parties-contract';
import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';

/** What accounts see of a job that they bill: they may not open jobcards. */
export interface BillableJob {
  id: string;
  number: string;
  date: string;
  customerId: string;
  customerName: string;
  mode: JobMode;
  direction: JobDirection;
  origin: string;
  destination: string;
}

export interface BillableJobsAsked {
  partyId?: string;
  /** Words of the job's number or of the customer's name. */
  q?: string;
}

const most = 100;

/** Jobs that may be billed, the latest first; handed to invoices by the app's wiring. */
export async function billableJobs(db: Db, { partyId, q }: BillableJobsAsked = {}): Promise<BillableJob[]> {
  let query = db
    .selectFrom('jobcard')
    .innerJoin('party', 'party.id', 'jobcard.customerId')
    .select((eb) => [
      'jobcard.id',
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
    ])
    .where('jobcard.status', 'in', billableStatuses);
  if (partyId) query = query.where('jobcard.customerId', '=', partyId);
  for (const word of (q ?? '').split(/\s+/).filter(Boolean)) query = query.where(holds(word));
  const rows = await query.orderBy('jobcard.date', 'desc').orderBy('jobcard.id', 'desc').limit(most).execute();
  return rows.map(({ originLocode, originPlace, destinationLocode, destinationPlace, ...job }) => ({
    ...job,
    origin: placeText(originLocode, originPlace),
    destination: placeText(destinationLocode, destinationPlace),
  }));
}

function holds(word: string) {
  const pattern = `%${word.normalize('NFKC').replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`lower(normalize(jobcard.number || ' ' || party.name, NFKC)) like lower(${pattern}::text)`;
}

const placeText = (locode: string | null, place: string | null) => place ?? (locode === null ? '' : placeName(locode));

/** A job that lines are charged for, and where its goods are handed over: that decides an unregistered customer's tax. */
export interface ChargedJob {
  id: string;
  number: string;
  receiptStateCode: StateCode | null;
}

/** Those of the named jobs that may be billed; handed to invoices by the app's wiring. */
export async function chargedJobs(db: Db, ids: readonly string[]): Promise<ChargedJob[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('jobcard')
    .select((eb) => ['id', 'number', eb.ref('receiptStateCode').$castTo<StateCode | null>().as('receiptStateCode')])
    .where('id', 'in', ids)
    .where('status', 'in', billableStatuses)
    .execute();
}
