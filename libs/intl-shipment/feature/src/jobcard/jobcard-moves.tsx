import {
  allowedJobcardMoves,
  areShipmentsDelivered,
  type Jobcard,
  jobcardMoveFlaws,
  type JobcardStatus,
} from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useActingRole, useCan } from '@freightdesk/shared-session';
import { SectionCard } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useState } from 'react';
import { moveLabel } from './move-label';
import { useMoveJobcard } from './use-move-jobcard';

const ReasonDialog = lazy(() => import('./reason-dialog').then((chunk) => ({ default: chunk.ReasonDialog })));

const needsReason = (to: JobcardStatus) => to === 'CANCELLED' || to === 'REOPENED';

/** What the job lacks for a move, but for the reason, which is asked when it is made. */
function flawsOf(job: Jobcard, to: JobcardStatus): string[] {
  const facts = {
    ...job,
    hasPackages: job.packages.length > 0,
    areShipmentsDelivered: areShipmentsDelivered(job),
    // Only accounts know the documents; the server asks them.
    postedDocuments: 0,
  };
  return jobcardMoveFlaws({ to }, facts)
    .filter(({ field }) => field !== 'reason')
    .map(({ message }) => message);
}

interface JobcardMovesProps {
  job: Jobcard;
  /** Something is typed and not saved: a move would be made on what the server has. */
  isDirty: boolean;
}

/** The moves that the server takes; one that can't be made yet says all that it waits for. */
export function JobcardMoves({ job, isDirty }: JobcardMovesProps) {
  const { t } = useTranslation();
  const mayWrite = useCan('jobcard.write');
  const role = useActingRole();
  const move = useMoveJobcard();
  const waitId = useId();
  const [asked, setAsked] = useState<JobcardStatus | null>(null);
  const moves = allowedJobcardMoves(job.status, role).map((to) => ({ to, flaws: flawsOf(job, to) }));
  if (!mayWrite || moves.length === 0) return null;
  const waiting = isDirty
    ? [t('Save your changes first.')]
    : moves.flatMap(({ flaws }) => flaws.map((flaw) => t(flaw)));

  return (
    <SectionCard>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {moves.map(({ to, flaws }) => (
          <Button
            key={to}
            variant={to === 'CANCELLED' ? 'text' : 'outlined'}
            color={to === 'CANCELLED' ? 'error' : 'primary'}
            disabled={isDirty || flaws.length > 0}
            aria-describedby={waiting.length > 0 ? waitId : undefined}
            onClick={() => (needsReason(to) ? setAsked(to) : void move(job, to))}
          >
            {t(moveLabel[to])}
          </Button>
        ))}
      </Stack>
      <Typography
        id={waitId}
        variant="body2"
        color="textSecondary"
        sx={{ marginBlockStart: waiting.length > 0 ? 1 : 0 }}
      >
        {waiting.join(' ')}
      </Typography>
      <Suspense fallback={null}>
        {asked && <ReasonDialog job={job} to={asked} onClose={() => setAsked(null)} />}
      </Suspense>
    </SectionCard>
  );
}
