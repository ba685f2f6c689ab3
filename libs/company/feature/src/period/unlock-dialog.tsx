import { unlockPeriod } from '@freightdesk/company-contract';
import { unlockPeriodInput } from '@freightdesk/company-contract/schema';
import { useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { FormDialog, TextInput, useRecordForm } from '@freightdesk/shared-ui/forms';
import { useMonthName } from './use-month-name';
import type { Period } from './use-periods';

/** Opening the books again is told in the audit trail with its reason. */
export function UnlockDialog({ period, onClose }: { period: Period; onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const month = useMonthName()(period.id);
  const { form, saving } = useRecordForm({
    schema: unlockPeriodInput,
    startOf: () => ({ month: period.id }),
    send: useSave(unlockPeriod),
  });

  return (
    <FormDialog
      {...saving}
      title={t('Unlock {{month}}', { month })}
      submitLabel={t('Unlock')}
      onSaved={() => notify(t('{{month}} is open', { month }))}
      onClose={onClose}
    >
      <TextInput form={form} name="reason" rows={2} autoFocus hint={t('It stands in the audit trail.')} />
    </FormDialog>
  );
}
