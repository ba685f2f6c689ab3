import { useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { FormDialog, SwitchInput, TextInput, useRecordForm } from '@freightdesk/shared-ui/forms';
import { addSac, type Sac, updateSac } from '@freightdesk/tax-contract';
import { addSacInput, changedSac, sacSchema } from '@freightdesk/tax-contract/schema';

interface SacFormDialogProps {
  /** The code to change; null adds one. */
  sac: Sac | null;
  onClose: () => void;
}

export function SacFormDialog({ sac, onClose }: SacFormDialogProps) {
  return sac ? <EditSacDialog sac={sac} onClose={onClose} /> : <AddSacDialog onClose={onClose} />;
}

function AddSacDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, saving } = useRecordForm({ schema: addSacInput, startOf: () => ({}), send: useSave(addSac) });

  return (
    <FormDialog
      {...saving}
      title={t('Add SAC')}
      submitLabel={t('Add SAC')}
      againLabel={t('Add and start another')}
      onSaved={({ code }) => notify(t('{{name}} is added', { name: code }))}
      onClose={onClose}
    >
      <TextInput form={form} name="code" autoFocus hint={t('As the scheme of classification has it')} />
      <TextInput form={form} name="description" />
    </FormDialog>
  );
}

/** The code is the law's: what it stands for is changed, and whether it is used. */
function EditSacDialog({ sac, onClose }: { sac: Sac; onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const update = useSave(updateSac);
  const { form, saving } = useRecordForm({
    schema: changedSac,
    record: sac,
    recordSchema: sacSchema,
    startOf: ({ description, active }) => ({ description, active }),
    send: (input, { id, version }) => update({ ...input, id, version }),
  });

  return (
    <FormDialog
      {...saving}
      title={t('Edit {{name}}', { name: sac.code })}
      submitLabel={t('Save')}
      onSaved={({ code }) => notify(t('{{name}} is saved', { name: code }))}
      onClose={onClose}
    >
      <TextInput form={form} name="description" autoFocus />
      <SwitchInput
        form={form}
        name="active"
        hint={t('One that is out of use is no longer offered, and stays where it was written.')}
      />
    </FormDialog>
  );
}
