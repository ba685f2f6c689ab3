import { StoredFile } from '@freightdesk/activity-ui';
import {
  type CheckedPaper,
  checklistPaperLabel,
  hasEnded,
  type Jobcard,
  missingPapers,
  paperStatusLabel,
  settlePaper,
} from '@freightdesk/intl-shipment-contract';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { DateText, SectionCard, SmallTable, StatusChip, type Tone } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';

const SettlePaperDialog = lazy(() =>
  import('./settle-paper-dialog').then((chunk) => ({ default: chunk.SettlePaperDialog })),
);

const toneOf = ({ status, neededBy, expiresOn }: CheckedPaper, today: string): Tone => {
  if (status === 'NEEDED') return neededBy !== null && neededBy < today ? 'error' : 'warning';
  if (status === 'NOT_NEEDED') return 'default';
  return expiresOn !== null && expiresOn < today ? 'error' : 'success';
};

/** How a paper stands, and why it is not asked for. */
function PaperStatusText({ paper }: { paper: CheckedPaper }) {
  const { t } = useTranslation();
  const today = systemClock.today();
  const { status, neededBy, expiresOn, isIfAsked, reason } = paper;
  const label =
    status === 'NEEDED' && neededBy !== null && neededBy < today
      ? t('Overdue')
      : status === 'RECEIVED' && expiresOn !== null && expiresOn < today
        ? t('No longer valid')
        : t(paperStatusLabel[status]);
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      <StatusChip label={label} tone={toneOf(paper, today)} />
      {status === 'NOT_NEEDED' && (reason !== null || isIfAsked) && (
        <Typography variant="caption" color="textSecondary" dir="auto">
          {reason ?? t('Only if it is asked for')}
        </Typography>
      )}
    </Stack>
  );
}

/** The file of a paper, and how long the paper holds. */
function Received({ paper: { receivedOn, expiresOn, file } }: { paper: CheckedPaper }) {
  const { t } = useTranslation();
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      <DateText date={receivedOn} />
      {expiresOn && (
        <Typography variant="caption" color="textSecondary">
          {t('Valid until')} <DateText date={expiresOn} />
        </Typography>
      )}
      {file && <StoredFile file={file} />}
    </Stack>
  );
}

/** The papers that a job collects: which came, which are missing and by when they are needed. */
export function JobcardChecklist({ job }: { job: Jobcard }) {
  const { t } = useTranslation();
  const mayWrite = useMay(settlePaper) && !hasEnded(job);
  const [paper, setPaper] = useState<CheckedPaper | null>(null);
  const missing = missingPapers(job.papers).length;
  return (
    <SectionCard title={t('Checklist')}>
      <Typography color="textSecondary" gutterBottom>
        {missing === 0 ? t('All papers are here.') : t('{{count}} papers are missing', { count: missing })}
      </Typography>
      <SmallTable
        label={t('Checklist')}
        columns={[
          { header: t('Paper') },
          { header: t('Status') },
          { header: t('Needed by') },
          { header: t('Received on') },
          ...(mayWrite ? [{ header: t('Change') }] : []),
        ]}
        rows={job.papers.map((one) => ({
          key: one.paper,
          cells: [
            t(checklistPaperLabel[one.paper]),
            <PaperStatusText key="status" paper={one} />,
            <DateText key="by" date={one.status === 'NEEDED' ? one.neededBy : null} />,
            <Received key="received" paper={one} />,
            ...(mayWrite
              ? [
                  <Button
                    key="change"
                    size="small"
                    aria-label={t('Change {{paper}}', { paper: t(checklistPaperLabel[one.paper]) })}
                    onClick={() => setPaper(one)}
                  >
                    {t('Change')}
                  </Button>,
                ]
              : []),
          ],
        }))}
      />
      <Suspense fallback={null}>
        {paper && <SettlePaperDialog job={job} paper={paper} onClose={() => setPaper(null)} />}
      </Suspense>
    </SectionCard>
  );
}
