import { isFollowUpOverdue, isOpenLead, type Lead } from '@freightdesk/intl-shipment-contract';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { InstantText, StatusChip } from '@freightdesk/shared-ui';

/** When to follow up; a time that has passed says so in a word. */
export function FollowUp({ lead }: { lead: Pick<Lead, 'stage' | 'nextFollowUpAt'> }) {
  const { t } = useTranslation();
  // Of what is won or lost nobody is called any more; the day was that of the last call.
  if (!isOpenLead(lead.stage)) return '–';
  return (
    <>
      <InstantText instant={lead.nextFollowUpAt} />{' '}
      {isFollowUpOverdue(lead, systemClock.now()) && <StatusChip label={t('Overdue')} tone="error" />}
    </>
  );
}
