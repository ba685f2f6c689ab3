import {
  earlierDate,
  formatNumber,
  longestNumber,
  numberSeriesAccess,
  numberSeriesProblems,
  seriesKinds,
  type StandingNumber,
} from '@freightdesk/company-contract';
import { can } from '@freightdesk/shared-access';
import { fiscalYearOf } from '@freightdesk/shared-calendar';
import { type Db, together, type Tx } from '@freightdesk/shared-database';
import { refuse, refuseFutureDates, type WriteContext } from '@freightdesk/shared-server-kit';
import { findSeries, lastOfCounter } from '../number-series/number-series.repository';
import { openSeries } from '../number-series/open-series';
import { advanceCounter, type TakenNumber } from './advance-counter.repository';
import { holderOf, type NumberRequest, seriesPlace, type SeriesRequest } from './series-place';

/** What the taking of a number needs of a write. */
export type NumberingContext = Pick<WriteContext, 'tx' | 'clock' | 'actor'>;

/**
 * Takes the next number, `SI/26-27/000123`, in the transaction that stores the document: it commits with it or was never
 * given. Others who number in the same series wait till then, so take it late, and of two series the same one first always.
 * Refuses a date that the number can't bear, at the field `date`; whatever is refused gives the number back.
 */
export async function takeNumber(context: NumberingContext, request: NumberRequest): Promise<string> {
  refuseFutureDates(context.clock, { date: request.date });
  const fiscalYear = fiscalYearOf(request.date).label;
  const held = (await hold(context, request, fiscalYear)) ?? (await open(context, request, fiscalYear));
  refuseEarlierDate(context, request, held.later);
  const { last: sequence, ...spelling } = held.taken;
  const number = formatNumber({ ...spelling, fiscalYear, sequence });
  if (number.length > longestNumber)
    throw new Error(`The series ${spelling.prefix} has outgrown ${longestNumber} characters.`);
  return number;
}

interface Held {
  taken: TakenNumber;
  /** Of a dated series, the last of its documents that bears a later date. */
  later: StandingNumber | undefined;
}

/** Holds the series, then asks for what stands in it; nothing where the series is not open yet. */
async function hold(
  { tx, clock }: NumberingContext,
  request: NumberRequest,
  fiscalYear: string,
): Promise<Held | undefined> {
  const series = { kind: request.kind, holder: holderOf(request) };
  const laterStanding = 'laterStanding' in request ? request.laterStanding : () => Promise.resolve(undefined);
  const [taken, later] = await together(advanceCounter(tx, series, fiscalYear), laterStanding(tx, clock.today()));
  return taken && { taken, later };
}

/** The first number of a series. */
async function open(context: NumberingContext, request: NumberRequest, fiscalYear: string): Promise<Held> {
  const { tx } = context;
  await openSeries(tx, { kind: request.kind, ...(await seriesPlace(tx, request)) });
  const held = await hold(context, request, fiscalYear);
  if (!held) throw new Error(`The series of ${request.kind} was opened and is not there.`);
  return held;
}

/**
 * Numbers of a dated series run with their dates. A standing document that is dated ahead of today, as those before this rule
 * or of a clock that was put right, holds nobody up.
 */
function refuseEarlierDate(
  { actor }: NumberingContext,
  request: NumberRequest,
  last: StandingNumber | undefined,
): void {
  if (!last || !('laterStanding' in request)) return;
  if (request.dateOverrideReason && can(actor.role, numberSeriesAccess.overrideDate, 'server')) return;
  const { date_before_series: problem } = numberSeriesProblems;
  const sentence = earlierDate(last);
  refuse(problem, {
    ...sentence,
    errors: [{ field: 'date', code: problem.code, ...sentence }],
    members: { lastNumber: last.number, lastDate: last.date },
  });
}

/** The number that would come next. Nothing is reserved: whoever issues first takes it. */
export async function previewNumber(db: Db | Tx, request: SeriesRequest): Promise<string> {
  const { holder, prefix } = await seriesPlace(db, request);
  const series = await findSeries(db, { kind: request.kind, holder });
  const fiscalYear = fiscalYearOf(request.date).label;
  const last = series ? await lastOfCounter(db, series.id, fiscalYear) : 0;
  const { width } = seriesKinds[request.kind];
  return formatNumber({ prefix, width, ...series, fiscalYear, sequence: last + 1 });
}
