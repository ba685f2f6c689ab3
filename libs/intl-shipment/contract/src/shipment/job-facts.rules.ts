import { jobWeights } from '../jobcard/jobcard.rules';
import type { Jobcard, JobcardRow } from '../jobcard/jobcard.schema';
import { otherFields } from '../jobcard/way-fields.rules';
import type { Said } from './shipment.schema';

/** Facts that a job and its shipment both know, by the names that each has for them. */
const shared = {
  bookingNo: 'bookingNumber',
  carrier: 'carrier',
  flightNo: 'flightNumber',
  vessel: 'vessel',
  voyage: 'voyage',
  etd: 'etd',
  mblNo: 'mblNumber',
  mawbNumber: 'mawbNumber',
  shippingBillNo: 'shippingBillNo',
  shippingBillDate: 'shippingBillDate',
  portCode: 'portCode',
  igmNo: 'igmNo',
  igmDate: 'igmDate',
  lineNo: 'igmLineNo',
  boeNo: 'boeNo',
  boeDate: 'boeDate',
  boeType: 'boeType',
  doNo: 'doNumber',
  doValidTill: 'doValidUntil',
} as const satisfies Partial<Record<keyof Said, keyof JobcardRow>>;

/** What says when a step was: it is the step's to say, and the job keeps it from then on. */
const told = {
  ...shared,
  leoDate: 'leoDate',
  onBoardDate: 'onBoardDate',
  oocDate: 'oocDate',
} as const satisfies Partial<Record<keyof Said, keyof JobcardRow>>;

type JobFacts = Pick<JobcardRow, (typeof shared)[keyof typeof shared]>;
type ToldFacts = Pick<JobcardRow, (typeof told)[keyof typeof told]>;
type SharedFact = keyof typeof shared;

const isTold = (name: string): name is keyof typeof told => Object.hasOwn(told, name);
const isShared = (name: string): name is SharedFact => Object.hasOwn(shared, name);
const facts: readonly SharedFact[] = Object.keys(shared).filter(isShared);

/** A document that is yet to come has no number. */
const isToFollow = (text: string) => /^to follow$/i.test(text.trim());

/** What the job knows already of what statuses ask, so that it need not be told again. */
export const factsOfJob = (job: JobFacts): Said =>
  Object.fromEntries(facts.map((fact) => [fact, job[shared[fact]]]).filter(([, value]) => Boolean(value)));

/** What its lists of packages and containers say of what statuses ask; a box by its number only where there is one alone. */
export function factsOfCargo({
  containers,
  ...job
}: Pick<Jobcard, 'mode' | 'packages' | 'containers' | 'volumetricDivisor'>): Said {
  const { packages } = job;
  const count = packages.reduce((sum, { quantity }) => sum + quantity, 0);
  const [box] = containers.length === 1 ? containers : [];
  const known = {
    ...{ packages: count, pieces: count, ...jobWeights(job) },
    ...{ containerNo: box?.containerNumber, sealNo: box?.sealNumber, vgmKg: box?.vgmKg, vgmMethod: box?.vgmMethod },
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => Boolean(value)));
}

/**
 * What a status told that the job does not know yet or has otherwise, of what a job of its way has. The dialog starts with what the job
 * has, so another vessel or ETD is news: the board and the papers go by the job.
 */
export function newToJob(said: Said, job: ToldFacts & Pick<JobcardRow, 'mode' | 'direction'>): Partial<ToldFacts> {
  const known = Object.fromEntries(
    Object.keys(told)
      .filter(isTold)
      .map((fact) => [told[fact], said[fact] ?? ''] as const)
      .filter(([field, value]) => value !== '' && !isToFollow(value) && job[field] !== value),
  );
  const other: readonly string[] = otherFields(job, known);
  return Object.fromEntries(Object.entries(known).filter(([field]) => !other.includes(field)));
}

/** What the job has of a step whose times were told wrongly: a fact that stands there as it was told then is as it is told now. */
export function toldAnew({ was, is }: { was: Said; is: Said }, job: ToldFacts): Partial<ToldFacts> {
  const wrong = Object.keys(told)
    .filter(isTold)
    .filter((fact) => was[fact] !== is[fact] && job[told[fact]] === was[fact]);
  return Object.fromEntries(wrong.map((fact) => [told[fact], is[fact]]));
}
