import {
  type Consol,
  type ConsolHouse,
  masterCosts,
  measuresOf,
  totalMeasures,
} from '@freightdesk/intl-shipment-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { findJobcardOrRefuse } from '../jobcard/read-jobcard';
import { reasonsOfHouses } from './consol.repository';
import { type HouseJob, houseJobs } from './house-jobs';
import { standingShares } from './standing-shares';

const asHouse = (job: HouseJob, reason: string | null): ConsolHouse => ({
  ...{ id: job.id, number: job.number, version: job.version, status: job.status, customer: job.customer },
  bill: job.mode === 'AIR' ? job.hawbNumber : job.hblNumber,
  ...{ originLocode: job.originLocode, originPlace: job.originPlace },
  ...{ destinationLocode: job.destinationLocode, destinationPlace: job.destinationPlace },
  reason,
  measures: measuresOf(job),
});

/** A master with its houses and what they come to. A job without houses has none. */
export async function readConsol(db: Db | Tx, id: string): Promise<Consol> {
  const master = await findJobcardOrRefuse(db, id);
  const reasons = new Map((await reasonsOfHouses(db, id)).map((house) => [house.id, house.reason]));
  const jobs = await houseJobs(db, id);
  const houses = jobs.map((job) => asHouse(job, reasons.get(job.id) ?? null));
  return {
    master: measuresOf(master),
    houses,
    total: totalMeasures(houses.map(({ measures }) => measures)),
    costs: masterCosts(master.charges),
    apportionment: await standingShares(db, master, jobs),
  };
}
