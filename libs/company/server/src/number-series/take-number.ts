import { formatNumber, longestNumber, seriesKinds } from '@freightdesk/company-contract';
import { fiscalYearOf } from '@freightdesk/shared-calendar';
import type { Db, Tx } from '@freightdesk/shared-database';
import { advanceCounter, findSeries, lastOfCounter } from './number-series.repository';
import { openSeries } from './open-series';
import { type NumberRequest, seriesPlace } from './series-place';

/**
 * Takes the next number, `SI/26-27/000123`, in the transaction that stores the document: it commits with it or was never
 * given. Others who number in the same series wait till then, so take it late, and of two series the same one first always.
 */
export async function takeNumber(tx: Tx, request: NumberRequest): Promise<string> {
  const { holder, prefix } = await seriesPlace(tx, request);
  const series = await openSeries(tx, { kind: request.kind, holder, prefix });
  const fiscalYear = fiscalYearOf(request.date).label;
  const sequence = await advanceCounter(tx, series.id, fiscalYear);
  const number = formatNumber({ ...series, fiscalYear, sequence });
  if (number.length > longestNumber)
    throw new Error(`The series ${series.prefix} has outgrown ${longestNumber} characters.`);
  return number;
}

/** The number that would come next. Nothing is reserved: whoever issues first takes it. */
export async function previewNumber(db: Db | Tx, request: NumberRequest): Promise<string> {
  const { holder, prefix } = await seriesPlace(db, request);
  const series = await findSeries(db, { kind: request.kind, holder });
  const fiscalYear = fiscalYearOf(request.date).label;
  const last = series ? await lastOfCounter(db, series.id, fiscalYear) : 0;
  const { width } = seriesKinds[request.kind];
  return formatNumber({ prefix, width, ...series, fiscalYear, sequence: last + 1 });
}
