import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from './snackbar-host';

/** Says that a record is saved, and what looks odd about it: that is no refusal, but worth a look. */
export function useSaySaved(): (name: string, warnings: readonly { message: string }[]) => void {
  const { t } = useTranslation();
  const notify = useNotify();
  return (name, warnings) => {
    notify(t('{{name}} is saved', { name }));
    for (const { message } of warnings) notify(t(message), 'warning');
  };
}
