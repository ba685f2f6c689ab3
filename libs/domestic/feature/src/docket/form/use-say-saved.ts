import type { SavedDocket } from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { useDocketName } from '../docket-name';

/** Says that a docket is saved, and what looks odd about it: that is no refusal, but worth a look. */
export function useSaySaved(): (saved: SavedDocket) => void {
  const { t } = useTranslation();
  const notify = useNotify();
  const nameOf = useDocketName();
  return ({ data, warnings }) => {
    notify(t('{{name}} is saved', { name: nameOf(data) }));
    for (const { message } of warnings) notify(t(message), 'warning');
  };
}
