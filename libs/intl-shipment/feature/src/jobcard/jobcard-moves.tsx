import {
  allowedJobcardMoves,
  checklistPaperLabel,
  intlShipmentPaths as paths,
  type Jobcard,
  type JobcardStatus,
  missingPapers,
  moveJobcard,
} from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useActingRole, useMay } from '@freightdesk/shared-session';
import { MovesCard } from '@freightdesk/shared-ui';
import { lazy, Suspense, useState } from 'react';
import { moveLabel } from './move-label';
import { useFloorProblem } from './use-floor-problem';
import { problemsOfMove, useMoveJobcard } from './use-move-jobcard';

const JobcardReasonDialog = lazy(() =>
  import('./reason-dialog').then((chunk) => ({ default: chunk.JobcardReasonDialog })),
);

const needsReason = (to: JobcardStatus) => to === 'CANCELLED' || to === 'REOPENED';

/** Where it is mended: at a field of the form, or where it lies beside the job. */
function mendedAt({ id, charges, shipments, master, houses }: Jobcard, move: JobcardStatus, field: string) {
  const [list, line] = field.split('.');
  if (list === 'charges') return { to: paths.jobCharges.href(id, charges[Number(line)]?.id) };
  if (field !== 'to') return { field };
  const [linked, underway] = [houses[0] ?? master, shipments.find(({ status }) => status !== 'CANCELLED')];
  if (move === 'COMPLETED') return underway ? { to: paths.shipment.href(underway.id) } : {};
  return linked ? { to: paths.updateJobcard.href(linked.id) } : {};
}

/** What is said of closing a job that earns too little, and whether it keeps its person from it. */
function useLow(job: Jobcard, isAsked: boolean) {
  const { t } = useTranslation();
  const role = useActingRole();
  const problem = useFloorProblem(job, isAsked);
  const said = problem && { text: t(problem.message, problem.values), to: paths.jobCharges.href(job.id) };
  const known = said ? [said] : [];
  return role === 'ADMIN' ? { stops: [], minds: known } : { stops: known, minds: [] };
}

/** The moves of a job that its person may make. */
export function JobcardMoves({ job, isDirty }: { job: Jobcard; isDirty: boolean }) {
  const { t } = useTranslation();
  const mayWrite = useMay(moveJobcard);
  const role = useActingRole();
  const move = useMoveJobcard();
  const [asked, setAsked] = useState<JobcardStatus | null>(null);
  const allowed = allowedJobcardMoves(job.status, role);
  const isClosable = allowed.includes('CLOSED') && problemsOfMove(job, 'CLOSED').length === 0;
  const low = useLow(job, mayWrite && isClosable);
  if (!mayWrite || allowed.length === 0) return null;
  const papers = missingPapers(job.papers).map(({ paper }) => t(checklistPaperLabel[paper]));
  // The carrier's papers may come after the books are closed: they are told, and stop nothing.
  const missing = {
    text: t('Missing: {{papers}}', { papers: papers.join(', ') }),
    to: paths.jobChecklist.href(job.id),
  };
  const closing = { waits: low.stops, minds: papers.length > 0 ? [...low.minds, missing] : low.minds };
  const isAskedWhy = (to: JobcardStatus) => needsReason(to) || (to === 'CLOSED' && low.minds.length > 0);
  const moves = allowed.map((to) => ({
    label: t(moveLabel[to]),
    danger: to === 'CANCELLED',
    waits: [
      ...problemsOfMove(job, to).map(({ field, message, values }) => ({
        text: t(message, values),
        ...mendedAt(job, to, field),
      })),
      ...(to === 'CLOSED' ? closing.waits : []),
    ],
    minds: to === 'CLOSED' ? closing.minds : [],
    onSelect: () => (isAskedWhy(to) ? setAsked(to) : void move({ job, to })),
  }));
  return (
    <MovesCard isDirty={isDirty} moves={moves}>
      <Suspense fallback={null}>
        {asked && <JobcardReasonDialog job={job} to={asked} low={low.minds[0]?.text} onClose={() => setAsked(null)} />}
      </Suspense>
    </MovesCard>
  );
}
