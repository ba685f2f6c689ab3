import type { Invariant } from '@freightdesk/shared-server-kit';
import { historyInvariant } from '@freightdesk/tracking-server';
import { sharesOfOthers } from '../consol/apportionment.repository';
import { mastersOfOtherCount } from '../consol/consol.repository';
import { jobsWithOtherPapersDue } from '../jobcard/checklist.repository';
import { chargesWithoutJob, jobsWithoutShipment, shipmentPositions, shipmentsOfOtherJobs } from './verify.repository';

/** What is always true of jobs and shipments. */
export const intlShipmentInvariants: readonly Invariant[] = [
  {
    sentence: 'A job that was opened has a shipment.',
    broken: async (db) => (await jobsWithoutShipment(db)).map(({ number }) => `${number} has none`),
  },
  { sentence: 'A charge of a job is of a job that is there.', broken: chargesWithoutJob },
  { sentence: 'A job waits for its papers by the day of the first that is missing.', broken: jobsWithOtherPapersDue },
  { sentence: 'A master counts the houses that it has.', broken: mastersOfOtherCount },
  { sentence: 'A share of costs is borne by a house of the master.', broken: sharesOfOthers },
  { sentence: 'A shipment keeps the customer and the days that its job says.', broken: shipmentsOfOtherJobs },
  historyInvariant({
    sentence: 'A shipment is where its last event left it.',
    record: 'shipment',
    positions: shipmentPositions,
  }),
];
