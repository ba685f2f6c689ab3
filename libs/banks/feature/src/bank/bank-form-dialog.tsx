import { addBank, type Bank, updateBank } from '@freightdesk/banks-contract';
import { addBankInput, bankSchema, updateBankInput } from '@freightdesk/banks-contract/schema';
import { useSave } from '@freightdesk/data-access-api';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { FormDialog, useRecordForm } from '@freightdesk/shared-ui/forms';
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
  const { form, saving } = useRecordForm({
    schema: addBankInput,
    startOf: () => ({
      accountType: 'CURRENT' as const,
      currency: 'INR' as const,
      openingBalancePaise: 0,
      openingDate: systemClock.today(),
    }),
    send: useSave(addBank),
  });

  return (
    <FormDialog
      {...saving}
      title={t('Add bank')}
      submitLabel={t('Add bank')}
      againLabel={t('Add and start another')}
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
  const { form, saving } = useRecordForm({
    schema: updateBankInput,
    record: bank,
    recordSchema: bankSchema,
    startOf: defaultsOf,
    send: useSave(updateBank),
  });

  return (
    <FormDialog
      {...saving}
      title={t('Edit {{name}}', { name: bank.name })}
      submitLabel={t('Save')}
      onSaved={({ name }) => notify(t('{{name}} is saved', { name }))}
      onClose={onClose}
    >
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
