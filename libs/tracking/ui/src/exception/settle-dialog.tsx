import { useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { FormDialog, TextInput, useRecordForm } from '@freightdesk/shared-ui/forms';
import { type ExceptionRecord, settleException, shipmentExceptionLabel } from '@freightdesk/tracking-contract';
import { settleExceptionInput } from '@freightdesk/tracking-contract/schema';

interface SettleDialogProps {
  exception: ExceptionRecord;
  onClose: () => void;
}

/** Closes an exception: what was done stays with it. */
export function SettleDialog({ exception: { id, kind }, onClose }: SettleDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, saving } = useRecordForm({
    schema: settleExceptionInput,
    startOf: () => ({ id }),
    send: useSave(settleException),
  });
  return (
    <FormDialog
      {...saving}
      title={t('Settle: {{exception}}', { exception: t(shipmentExceptionLabel[kind]) })}
      submitLabel={t('Settle')}
      onSaved={() => notify(t('Settled'))}
      onClose={onClose}
    >
      <TextInput form={form} name="settled" rows={3} autoFocus />
    </FormDialog>
  );
}
