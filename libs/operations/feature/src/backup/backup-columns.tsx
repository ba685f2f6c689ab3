import { type Backup, type BackupStatus, backupStatusLabel } from '@freightdesk/operations-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, InstantText, StatusChip, type Tone } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const tones: Readonly<Record<BackupStatus, Tone>> = {
  WAITING: 'info',
  RUNNING: 'info',
  MADE: 'success',
  FAILED: 'error',
  REMOVED: 'default',
};

const units = ['B', 'KB', 'MB', 'GB', 'TB'];

/** `52428800` -> `50.0 MB`. */
function sizeInWords(bytes: number): string {
  const unit = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  return `${unit === 0 ? bytes : (bytes / 1024 ** unit).toFixed(1)} ${units[unit]}`;
}

/** How it stands, and what went wrong beneath. */
function Standing({ backup }: { backup: Backup }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ minInlineSize: 0 }}>
      <StatusChip label={t(backupStatusLabel[backup.status])} tone={tones[backup.status]} />
      {backup.problem !== null && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {backup.problem}
        </Typography>
      )}
    </Box>
  );
}

function Proof({ backup }: { backup: Backup }) {
  const { t } = useTranslation();
  if (backup.proofProblem !== null) return <StatusChip label={t('Did not come back')} tone="error" />;
  return <InstantText instant={backup.provenAt} />;
}

export const backupColumns: readonly Column<Backup>[] = [
  { id: 'askedAt', width: 170, cell: ({ madeAt, askedAt }) => <InstantText instant={madeAt ?? askedAt} /> },
  { id: 'askedBy', header: 'Who', width: 160, cell: ({ askedBy }, t) => askedBy ?? t('By itself') },
  { id: 'status', cell: (backup) => <Standing backup={backup} /> },
  {
    id: 'sizeBytes',
    align: 'end',
    cell: ({ sizeBytes }) => (sizeBytes === null ? '–' : <bdi dir="ltr">{sizeInWords(sizeBytes)}</bdi>),
  },
  { id: 'proven', header: 'Restored for trial', cell: (backup) => <Proof backup={backup} /> },
  {
    id: 'fileName',
    header: 'File',
    hideOnPhone: true,
    cell: ({ fileName }) => (fileName === null ? '–' : <bdi dir="ltr">{fileName}</bdi>),
  },
];
