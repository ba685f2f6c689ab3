import { type Mail, mailStatusLabel } from '@freightdesk/activity-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { InstantText, StatusChip } from '@freightdesk/shared-ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const tones = { WAITING: 'info', SENT: 'success', FAILED: 'error' } as const;

/** What went out of the record already, and what became of it. */
export function SentMails({ mails }: { mails: readonly Mail[] }) {
  const { t } = useTranslation();
  if (mails.length === 0) return null;
  return (
    <Stack spacing={1}>
      <Typography variant="subtitle2" component="h3">
        {t('Sent before')}
      </Typography>
      {mails.map(({ id, to, status, problem, createdAt, createdBy }) => (
        <Stack key={id} direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
          <StatusChip label={t(mailStatusLabel[status])} tone={tones[status]} />
          <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {to.join(', ')}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {createdBy.name} · <InstantText instant={createdAt} />
          </Typography>
          {problem && (
            <Typography variant="caption" color="error" dir="auto" sx={{ flexBasis: '100%' }}>
              {problem}
            </Typography>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
