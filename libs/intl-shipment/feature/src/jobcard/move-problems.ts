import {
  areShipmentsDelivered,
  type Jobcard,
  jobcardMoveProblems,
  type JobcardStatus,
} from '@freightdesk/intl-shipment-contract';

/** What the job lacks for a move, but for the reason, which is asked when it is made. */
export function problemsOfMove(job: Jobcard, to: JobcardStatus) {
  const facts = {
    ...job,
    hasPackages: job.packages.length > 0,
    areShipmentsDelivered: areShipmentsDelivered(job),
    // Only accounts know the documents; the server asks them.
    postedDocuments: 0,
  };
  return jobcardMoveProblems({ to }, facts).filter(({ field }) => field !== 'reason');
}
