import {
  formatNumber,
  type NumberSeries,
  numberSeriesProblems,
  sequenceOf,
  type UpdateNumberSeriesInput,
} from '@freightdesk/company-contract';
import { fiscalYearOf } from '@freightdesk/shared-calendar';
import { isUniqueViolation } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { changeRecord, type RecordKind, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import type { CompanyPorts } from '../company-ports';
import { beginCounter, changeSeries, lockSeries, waitForTurn } from './number-series.repository';

/** A series with where it stands in a fiscal year; it is held by being read, and nobody takes a number of it meanwhile. */
const seriesIn = (fiscalYear: string): RecordKind<NumberSeries> => ({
  record: 'number-series',
  lock: (tx, id) => waitForTurn(tx, id, fiscalYear),
  find: async (tx, id) => (await lockSeries(tx, id, fiscalYear)) ?? refuse(commonProblems.not_found),
});

/** The running number goes on: how it is spelled changes, and before the first of a year what the year begins with. */
export async function updateNumberSeries(
  { id, version, prefix, width, first }: UpdateNumberSeriesInput,
  context: WriteContext,
  ports: CompanyPorts,
): Promise<NumberSeries> {
  const { label: fiscalYear } = fiscalYearOf(context.clock.today());
  return changeRecord(seriesIn(fiscalYear), { id, version, action: 'update' }, context, async (before) => {
    const isMoved = first !== undefined && first !== before.first;
    if (isMoved && !(await beginCounter(context.tx, { seriesId: id, fiscalYear, first }))) {
      refuse(numberSeriesProblems.series_begun);
    }
    const next = isMoved ? first : sequenceOf(before.nextNumber);
    if (isMoved || prefix !== before.prefix)
      await refuseBroughtForward({ prefix, width, fiscalYear, next }, context, ports);
    try {
      await changeSeries(context, id, { prefix, width });
    } catch (error) {
      if (!isUniqueViolation(error, 'number_series_prefix')) throw error;
      refuse(numberSeriesProblems.duplicate_prefix);
    }
  });
}

/** A document of the books of before keeps the number that its customer knows, so a series of ours may not come to it. */
async function refuseBroughtForward(
  { next, ...spelling }: { prefix: string; width: number; fiscalYear: string; next: number },
  { tx }: WriteContext,
  { lastBroughtForward }: CompanyPorts,
): Promise<void> {
  const sequence = await lastBroughtForward(tx, `${spelling.prefix}/${spelling.fiscalYear}/`);
  if (sequence < next) return;
  const lastNumber = formatNumber({ ...spelling, sequence });
  refuse(numberSeriesProblems.number_brought_forward, {
    values: { number: lastNumber },
    members: { lastNumber },
  });
}
