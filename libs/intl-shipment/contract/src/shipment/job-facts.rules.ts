import type { JobcardRow } from '../jobcard/jobcard.schema';
import type { Said } from './shipment.schema';

/** Facts that a job and its shipment both know, by the names that each has for them. */
const shared = {
  bookingNo: 'bookingNumber',
  carrier: 'carrier',
  vessel: 'vessel',
  voyage: 'voyage',
  etd: 'etd',
  mblNo: 'mblNumber',
  mawbNumber: 'mawbNumber',
} as const satisfies Partial<Record<keyof Said, keyof JobcardRow>>;

type JobFacts = Pick<JobcardRow, (typeof shared)[keyof typeof shared]>;
type SharedFact = keyof typeof shared;

const facts: readonly SharedFact[] = ['bookingNo', 'carrier', 'vessel', 'voyage', 'etd', 'mblNo', 'mawbNumber'];

/** A document that is yet to come has no number. */
const isToFollow = (text: string) => /^to follow$/i.test(text.trim());

/** What the job knows already of what statuses ask, so that it need not be told again. */
export const factsOfJob = (job: JobFacts): Said =>
  Object.fromEntries(facts.map((fact) => [fact, job[shared[fact]]]).filter(([, value]) => Boolean(value)));

/** What a status told that the job does not know yet. What stands in the job is its own, and stays. */
export const newToJob = (said: Said, job: JobFacts): Partial<JobFacts> =>
  Object.fromEntries(
    facts
      .map((fact) => [shared[fact], said[fact] ?? ''] as const)
      .filter(([field, value]) => value !== '' && !isToFollow(value) && !job[field]),
  );
