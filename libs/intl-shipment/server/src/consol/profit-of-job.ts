import { type Jobcard, jobProfit, type JobProfit } from '@freightdesk/intl-shipment-contract';
import type { Db } from '@freightdesk/shared-database';
import type { IntlShipmentPorts } from '../intl-shipment-ports';
import { sharesOfJob } from './apportionment.repository';

/** What a job earns: its charges, what the ledger has of it, and what it bears of its master or gives to its houses. */
export const profitOfJob =
  ({ earnedOfJob }: Pick<IntlShipmentPorts, 'earnedOfJob'>) =>
  async (db: Db, job: Jobcard): Promise<JobProfit> =>
    jobProfit(job, await earnedOfJob(db, job.id), await sharesOfJob(db, job.id));
