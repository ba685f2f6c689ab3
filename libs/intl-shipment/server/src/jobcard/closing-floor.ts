import { floorProblem, type Jobcard, type JobProfit } from '@freightdesk/intl-shipment-contract';
import type { Db } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import type { IntlShipmentPorts } from '../intl-shipment-ports';

/** What a job earns, with what it bears of a consol. */
export type ProfitOf = (db: Db, job: Jobcard) => Promise<JobProfit>;

export interface FloorPorts extends Pick<IntlShipmentPorts, 'readCompany'> {
  profitOf: ProfitOf;
}

/** Whoever closes a job that earns less than the company asks for is an administrator. */
export async function refuseBelowFloor(
  job: Jobcard,
  { tx, actor }: WriteContext,
  { readCompany, profitOf }: FloorPorts,
): Promise<void> {
  if (actor.role === 'ADMIN') return;
  const { marginFloorPercent } = await readCompany(tx);
  if (marginFloorPercent === null) return;
  const { net } = await profitOf(tx, job);
  const problem = floorProblem(net, marginFloorPercent);
  if (problem === null) return;
  // Beside its field it stands above all: who is asked whether to close a job has no fields before him.
  const { message, values } = problem;
  refuse(commonProblems.invalid, { message, ...(values && { values }), errors: [problem] });
}
