import { addBank, type Bank, updateBank } from '@freightdesk/banks-contract';
import { addBankInput, bankSchema, updateBankInput } from '@freightdesk/banks-contract/schema';
import { useSave } from '@freightdesk/data-access-api';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { FormDialog, SavedMeanwhile, useSchemaForm, useStaleSave } from '@freightdesk/shared-ui/forms';
import { AddBankFields, EditBankFields } from './bank-form-fields';

interface BankFormDialogProps {
  /** The bank to change; null adds one. */
  bank: Bank | null;
  onClose: () => void;
}

export function BankFormDialog({ bank, onClose }: BankFormDialogProps) {
  return bank ? <EditBankDialog bank={bank} onClose={onClose} /> : <AddBankDialog onClose={onClose} />;
}

function AddBankDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { mutateAsync } = useSave(addBank);
  const form = useSchemaForm(addBankInput, {
    accountType: 'CURRENT',
    currency: 'INR',
    openingBalancePaise: 0,
    openingDate: systemClock.today(),
  });

  return (
    <FormDialog
      form={form}
      title={t('Add bank')}
      submitLabel={t('Add bank')}
      againLabel={t('Add and start another')}
      onSubmit={(input) => mutateAsync(input)}
      onSaved={({ name }) => notify(t('{{name}} is added', { name }))}
      onClose={onClose}
    >
      <AddBankFields form={form} />
    </FormDialog>
  );
}

function EditBankDialog({ bank, onClose }: { bank: Bank; onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { mutateAsync } = useSave(updateBank);
  const form = useSchemaForm(updateBankInput, defaultsOf(bank));
  const { save, contested } = useStaleSave({
    form,
    record: bank,
    currentOf: (current) => (bankSchema.isValidSync(current) ? current : null),
    startOf: defaultsOf,
    onSubmit: (input) => mutateAsync(input),
  });

  return (
    <FormDialog
      form={form}
      title={t('Edit {{name}}', { name: bank.name })}
      submitLabel={t('Save')}
      onSubmit={save}
      onSaved={({ name }) => notify(t('{{name}} is saved', { name }))}
      onClose={onClose}
    >
      <SavedMeanwhile form={form} contested={contested} />
      <EditBankFields form={form} bank={bank} />
    </FormDialog>
  );
}

const defaultsOf = (bank: Bank) => ({
  id: bank.id,
  version: bank.version,
  name: bank.name,
  accountNumber: bank.accountNumber,
  ifsc: bank.ifsc ?? undefined,
  branch: bank.branch ?? undefined,
  upiId: bank.upiId ?? undefined,
  swift: bank.swift ?? undefined,
  openingBalancePaise: bank.openingBalancePaise,
  ...(bank.currency === 'INR' ? {} : { openingBalanceMinor: bank.openingBalanceMinor }),
  openingDate: bank.openingDate,
  active: bank.active,
});
