import {
  areShipmentsDelivered,
  type Jobcard,
  jobcardMoveProblems,
  type JobcardStatus,
  jobcardStatusLabel,
  moveJobcard,
} from '@freightdesk/intl-shipment-contract';
import { mutationOf } from '@freightdesk/data-access-api';
import { type Translate, useConfirmed } from '@freightdesk/shared-ui';
import { moveLabel } from './move-label';

interface Move {
  job: Jobcard;
  to: JobcardStatus;
}

const deedOf = ({ job: { id, version, number }, to }: Move, t: Translate) => ({
  title: `${t(moveLabel[to])}: ${number}`,
  text: to === 'OPEN' ? t('Its shipment is made, and its progress is tracked from now on.') : undefined,
  confirmLabel: t(moveLabel[to]),
  input: { id, version, to },
  done: () => `${number}: ${t(jobcardStatusLabel[to])}`,
});

/** Moves that need no reason are confirmed, for others are told of them. */
export const useMoveJobcard = () => useConfirmed(mutationOf(moveJobcard), deedOf);

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
