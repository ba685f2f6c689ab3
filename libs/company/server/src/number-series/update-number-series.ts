import { type NumberSeries, numberSeriesProblems, type UpdateNumberSeriesInput } from '@freightdesk/company-contract';
import { fiscalYearOf } from '@freightdesk/shared-calendar';
import { isUniqueViolation } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { changeRecord, type RecordKind, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { changeSeries, lockSeries } from './number-series.repository';

/** A series with where it stands in a fiscal year; it is held by being read. */
const seriesIn = (fiscalYear: string): RecordKind<NumberSeries> => ({
  record: 'number-series',
  find: async (tx, id) => (await lockSeries(tx, id, fiscalYear)) ?? refuse(commonProblems.not_found),
});

/** The running number goes on: only how it is spelled changes. */
export async function updateNumberSeries(
  { id, version, prefix, width }: UpdateNumberSeriesInput,
  context: WriteContext,
): Promise<NumberSeries> {
  const series = seriesIn(fiscalYearOf(context.clock.today()).label);
  return changeRecord(series, { id, version, action: 'update' }, context, async () => {
    try {
      await changeSeries(context, id, { prefix, width });
    } catch (error) {
      if (!isUniqueViolation(error, 'number_series_prefix')) throw error;
      refuse(numberSeriesProblems.duplicate_prefix);
    }
  });
}
