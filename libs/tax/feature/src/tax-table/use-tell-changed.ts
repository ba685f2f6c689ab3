import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';

/** Tells that a table is changed, and what posted documents have of it. */
export function useTellChanged(): (saved: { warnings: readonly { message: string }[] }) => void {
  const { t } = useTranslation();
  const notify = useNotify();
  return ({ warnings }) => {
    notify(t('The table of rates is changed'));
    for (const { message } of warnings) notify(t(message), 'warning');
  };
}
