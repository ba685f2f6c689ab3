import { type NumberSeries, numberSeriesProblems, type UpdateNumberSeriesInput } from '@freightdesk/company-contract';
import { fiscalYearOf } from '@freightdesk/shared-calendar';
import { isUniqueViolation } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse, requireVersion, type WriteContext } from '@freightdesk/shared-server-kit';
import { changeSeries, lockSeries } from './number-series.repository';

/** The running number goes on: only how it is spelled changes. */
export async function updateNumberSeries(input: UpdateNumberSeriesInput, context: WriteContext): Promise<NumberSeries> {
  const { tx, clock, audit } = context;
  const { id, prefix, width } = input;
  const fiscalYear = fiscalYearOf(clock.today()).label;
  const before = await lockSeries(tx, id, fiscalYear);
  if (!before) refuse(commonProblems.not_found);
  requireVersion(before, input.version);
  try {
    await changeSeries(tx, id, { prefix, width, updatedAt: clock.now() });
  } catch (error) {
    if (!isUniqueViolation(error, 'number_series_prefix')) throw error;
    refuse(numberSeriesProblems.duplicate_prefix);
  }
  const after = await lockSeries(tx, id, fiscalYear);
  if (!after) throw new Error(`Series ${id} was written and is not there.`);
  await audit({ record: 'number-series', recordId: id, action: 'update', before, after });
  return after;
}
