import { useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { FormDialog, SwitchInput, useRecordForm } from '@freightdesk/shared-ui/forms';
import { addChargeHead, type ChargeHead, updateChargeHead } from '@freightdesk/tax-contract';
import { addChargeHeadInput, chargeHeadSchema } from '@freightdesk/tax-contract/schema';
import { ChargeHeadFields } from './charge-head-fields';

interface ChargeHeadFormDialogProps {
  /** The charge head to change; null adds one. */
  chargeHead: ChargeHead | null;
  onClose: () => void;
}

export function ChargeHeadFormDialog({ chargeHead, onClose }: ChargeHeadFormDialogProps) {
  return chargeHead ? (
    <EditChargeHeadDialog chargeHead={chargeHead} onClose={onClose} />
  ) : (
    <AddChargeHeadDialog onClose={onClose} />
  );
}

/** Most of what a forwarder charges is taxed so, and has been since the tax began. */
const usualRate = { from: '2017-07-01', gstRate: '18', taxability: 'TAXABLE' as const };

function AddChargeHeadDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, saving } = useRecordForm({
    schema: addChargeHeadInput,
    startOf: () => ({ actsAs: 'PRINCIPAL' as const, basis: 'PER_SHIPMENT' as const, rates: [{ ...usualRate }] }),
    send: useSave(addChargeHead),
  });

  return (
    <FormDialog
      {...saving}
      maxWidth="md"
      title={t('Add charge head')}
      submitLabel={t('Add charge head')}
      againLabel={t('Add and start another')}
      onSaved={({ name }) => notify(t('{{name}} is added', { name }))}
      onClose={onClose}
    >
      <ChargeHeadFields form={form} />
    </FormDialog>
  );
}

function EditChargeHeadDialog({ chargeHead, onClose }: { chargeHead: ChargeHead; onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const update = useSave(updateChargeHead);
  const { form, saving } = useRecordForm({
    schema: addChargeHeadInput,
    record: chargeHead,
    recordSchema: chargeHeadSchema,
    startOf: ({ id: _id, version: _version, ...said }) => said,
    send: (input, { id, version }) => update({ ...input, id, version }),
  });

  return (
    <FormDialog
      {...saving}
      maxWidth="md"
      title={t('Edit {{name}}', { name: chargeHead.name })}
      submitLabel={t('Save')}
      onSaved={({ name }) => notify(t('{{name}} is saved', { name }))}
      onClose={onClose}
    >
      <ChargeHeadFields form={form} />
      <SwitchInput form={form} name="active" />
    </FormDialog>
  );
}
