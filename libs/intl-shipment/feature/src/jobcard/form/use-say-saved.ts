import type { SavedJobcard } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';

/** Says that a job is saved, and what looks odd about it: that is no refusal, but worth a look. */
export function useSaySaved(): (saved: SavedJobcard) => void {
  const { t } = useTranslation();
  const notify = useNotify();
  return ({ data, warnings }) => {
    notify(t('{{number}} is saved', { number: data.number }));
    for (const { message } of warnings) notify(t(message), 'warning');
  };
}
