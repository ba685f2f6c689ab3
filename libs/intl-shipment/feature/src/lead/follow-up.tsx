import { isFollowUpOverdue, type Lead } from '@freightdesk/intl-shipment-contract';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { InstantText, StatusChip } from '@freightdesk/shared-ui';
import Stack from '@mui/material/Stack';

/** When to follow up; a time that has passed says so in a word. */
export function FollowUp({ lead }: { lead: Pick<Lead, 'stage' | 'nextFollowUpAt'> }) {
  const { t } = useTranslation();
  return (
    <Stack
      direction="row"
      component="span"
      useFlexGap
      sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}
    >
      <InstantText instant={lead.nextFollowUpAt} />
      {isFollowUpOverdue(lead, systemClock.now()) && <StatusChip label={t('Overdue')} tone="error" />}
    </Stack>
  );
}
