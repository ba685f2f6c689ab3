import {
  earlierDate,
  formatNumber,
  longestNumber,
  numberSeriesAccess,
  numberSeriesProblems,
  seriesKinds,
} from '@freightdesk/company-contract';
import { can } from '@freightdesk/shared-access';
import { fiscalYearOf } from '@freightdesk/shared-calendar';
import type { Db, Tx } from '@freightdesk/shared-database';
import { refuse, refuseFutureDates, type WriteContext } from '@freightdesk/shared-server-kit';
import { advanceCounter, findSeries, lastOfCounter } from '../number-series/number-series.repository';
import { openSeries } from '../number-series/open-series';
import { type NumberRequest, seriesPlace, type SeriesRequest } from './series-place';

/** What the taking of a number needs of a write. */
export type NumberingContext = Pick<WriteContext, 'tx' | 'clock' | 'actor'>;

/**
 * Takes the next number, `SI/26-27/000123`, in the transaction that stores the document: it commits with it or was never
 * given. Others who number in the same series wait till then, so take it late, and of two series the same one first always.
 * Refuses a date that the number can't bear, at the field `date`; whatever is refused gives the number back.
 */
export async function takeNumber(context: NumberingContext, request: NumberRequest): Promise<string> {
  const { tx, clock } = context;
  refuseFutureDates(clock, { date: request.date });
  const { holder, prefix } = await seriesPlace(tx, request);
  const series = await openSeries(tx, { kind: request.kind, holder, prefix });
  const fiscalYear = fiscalYearOf(request.date).label;
  const sequence = await advanceCounter(tx, series.id, fiscalYear);
  await refuseEarlierDate(context, request);
  const number = formatNumber({ ...series, fiscalYear, sequence });
  if (number.length > longestNumber)
    throw new Error(`The series ${series.prefix} has outgrown ${longestNumber} characters.`);
  return number;
}

/**
 * Numbers of a dated series run with their dates. A standing document that is dated ahead of today, as those before this rule
 * or of a clock that was put right, holds nobody up.
 */
async function refuseEarlierDate({ tx, clock, actor }: NumberingContext, request: NumberRequest): Promise<void> {
  if (!('laterStanding' in request)) return;
  const last = await request.laterStanding(tx, clock.today());
  if (!last) return;
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
