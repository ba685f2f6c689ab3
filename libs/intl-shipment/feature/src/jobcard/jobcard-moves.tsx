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
import { problemsOfMove } from './move-problems';
import { useMoveJobcard } from './use-move-jobcard';

const JobcardReasonDialog = lazy(() =>
  import('./reason-dialog').then((chunk) => ({ default: chunk.JobcardReasonDialog })),
);

const needsReason = (to: JobcardStatus) => to === 'CANCELLED' || to === 'REOPENED';

/** Where it is mended: at a field of the form, or where it lies beside the job. */
function mendedAt({ id, shipments, master, houses }: Jobcard, move: JobcardStatus, field: string) {
  if (field.startsWith('charges.')) return { to: paths.jobCharges.href(id) };
  if (field !== 'to') return { field };
  const [linked, underway] = [houses[0] ?? master, shipments.find(({ status }) => status !== 'CANCELLED')];
  if (move === 'COMPLETED') return underway ? { to: paths.shipment.href(underway.id) } : {};
  return linked ? { to: paths.updateJobcard.href(linked.id) } : {};
}

/** The moves of a job that its person may make. */
export function JobcardMoves({ job, isDirty }: { job: Jobcard; isDirty: boolean }) {
  const { t } = useTranslation();
  const mayWrite = useMay(moveJobcard);
  const role = useActingRole();
  const move = useMoveJobcard();
  const [asked, setAsked] = useState<JobcardStatus | null>(null);
  const allowed = allowedJobcardMoves(job.status, role);
  if (!mayWrite || allowed.length === 0) return null;
  const missing = missingPapers(job.papers).map(({ paper }) => t(checklistPaperLabel[paper]));
  const moves = allowed.map((to) => ({
    label: t(moveLabel[to]),
    danger: to === 'CANCELLED',
    waits: problemsOfMove(job, to).map(({ field, message, values }) => ({
      text: t(message, values),
      ...mendedAt(job, to, field),
    })),
    // The carrier's papers may come after the books are closed: they are told, and stop nothing.
    ...(to === 'CLOSED' &&
      missing.length > 0 && {
        minds: [
          { text: t('Missing: {{papers}}', { papers: missing.join(', ') }), to: paths.jobChecklist.href(job.id) },
        ],
      }),
    onSelect: () => (needsReason(to) ? setAsked(to) : void move({ job, to })),
  }));
  return (
    <MovesCard isDirty={isDirty} moves={moves}>
      <Suspense fallback={null}>
        {asked && <JobcardReasonDialog job={job} to={asked} onClose={() => setAsked(null)} />}
      </Suspense>
    </MovesCard>
  );
}
