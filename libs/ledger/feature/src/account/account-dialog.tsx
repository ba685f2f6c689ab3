import { useSave } from '@freightdesk/data-access-api';
import { type Account, accountGroups, addAccount, updateAccount } from '@freightdesk/ledger-contract';
import { accountSchema, addAccountInput, updateAccountInput } from '@freightdesk/ledger-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { FormDialog, SelectInput, SwitchInput, TextInput, useRecordForm } from '@freightdesk/shared-ui/forms';

interface AccountDialogProps {
  /** The account to change; null adds one. */
  account: Account | null;
  onClose: () => void;
}

export const AccountDialog = ({ account, onClose }: AccountDialogProps) =>
  account ? <EditAccountDialog account={account} onClose={onClose} /> : <AddAccountDialog onClose={onClose} />;

function AddAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, saving } = useRecordForm({
    schema: addAccountInput,
    startOf: () => ({ name: '', group: '60' as const }),
    send: useSave(addAccount),
  });
  return (
    <FormDialog
      {...saving}
      title={t('Add account')}
      submitLabel={t('Add account')}
      againLabel={t('Add and start another')}
      keeps={['group']}
      onSaved={({ code, name }) => notify(t('{{name}} is added', { name: `${code} ${name}` }))}
      onClose={onClose}
      maxWidth="xs"
    >
      <TextInput form={form} name="name" autoFocus />
      <SelectInput
        form={form}
        name="group"
        options={accountGroups.map(({ group, label }) => ({ value: group, label: `${group}xx ${t(label)}` }))}
      />
    </FormDialog>
  );
}

function EditAccountDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, saving } = useRecordForm({
    schema: updateAccountInput,
    record: account,
    recordSchema: accountSchema,
    startOf: ({ id, version, name, active }) => ({ id, version, name, active }),
    send: useSave(updateAccount),
  });
  return (
    <FormDialog
      {...saving}
      title={`${account.code} ${account.name}`}
      submitLabel={t('Save')}
      onSaved={({ name }) => notify(t('{{name}} is saved', { name }))}
      onClose={onClose}
      maxWidth="xs"
    >
      <TextInput form={form} name="name" autoFocus />
      <SwitchInput form={form} name="active" hint={t('An archived account stays in reports and takes nothing more.')} />
    </FormDialog>
  );
}
