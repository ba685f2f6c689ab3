import { type AddNumberSeriesInput, type NumberSeries, numberSeriesProblems } from '@freightdesk/company-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { fiscalYearOf } from '@freightdesk/shared-calendar';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { findBranch } from '../branch/branch.repository';
import type { CompanyPorts } from '../company-ports';
import { seriesPlace } from './series-place';
import { findSeries, lockSeries } from '../number-series/number-series.repository';
import { openSeries } from '../number-series/open-series';

const refuseUnknown = (field: 'branchId' | 'variant'): never =>
  refuse(commonProblems.invalid, { errors: [{ field, code: 'unknown', message: 'This does not exist.' }] });

/** Opens a series that would else open with its first document. */
export async function addNumberSeries(
  { kind, branchId, variant }: AddNumberSeriesInput,
  context: WriteContext,
  { jobLetters }: CompanyPorts,
): Promise<NumberSeries> {
  const { tx, clock, audit } = context;
  if (branchId !== undefined && !(await findBranch(tx, branchId))) refuseUnknown('branchId');
  if (variant !== undefined && !jobLetters.includes(variant)) refuseUnknown('variant');
  const date = clock.today();
  const { holder, prefix } = await seriesPlace(tx, { kind, date, branchId: branchId ?? null, variant: variant ?? '' });
  if (await findSeries(tx, { kind, holder })) refuse(numberSeriesProblems.series_open);
  const { id } = await openSeries(tx, { kind, holder, prefix });
  const after = await lockSeries(tx, id, fiscalYearOf(date).label);
  if (!after) throw new Error(`The series ${id} was opened and is not there.`);
  await audit({ record: 'number-series', recordId: id, action: 'add', after });
  return after;
}
