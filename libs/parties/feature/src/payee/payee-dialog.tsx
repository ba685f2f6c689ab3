import { useSave } from '@freightdesk/data-access-api';
import { msmeClasses, msmeClassLabel, type Party, type Payee, updatePayee } from '@freightdesk/parties-contract';
import { payeeFormInput, payeeSchema } from '@freightdesk/parties-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf, useNotify } from '@freightdesk/shared-ui';
import {
  FormDialog,
  FormGrid,
  SelectInput,
  TextInput,
  useRecordForm,
  useWatch,
  WholeNumberInput,
} from '@freightdesk/shared-ui/forms';

interface PayeeDialogProps {
  party: Party;
  payee: Payee;
  onClose: () => void;
}

/** Where a vendor is paid, what the law of small enterprises asks, and whether nothing is paid for now. */
export function PayeeDialog({ party, payee, onClose }: PayeeDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, saving } = useRecordForm({
    schema: payeeFormInput,
    record: payee,
    recordSchema: payeeSchema,
    startOf: (standing) => standing,
    send: useSave(updatePayee),
  });
  const msmeClass = useWatch({ control: form.control, name: 'msmeClass' });
  return (
    <FormDialog
      {...saving}
      title={t('How {{name}} is paid', { name: party.name })}
      submitLabel={t('Save')}
      maxWidth="md"
      onSaved={() => notify(t('{{name}} is saved', { name: party.name }))}
      onClose={onClose}
    >
      <FormGrid>
        <TextInput form={form} name="payeeName" hint={t('As the bank has it')} autoFocus />
        <TextInput form={form} name="payeeAccount" uppercase />
        <TextInput form={form} name="payeeIfsc" uppercase hint={t('Eleven characters, as on the cheque leaf')} />
        <TextInput form={form} name="payeeBank" />
        <SelectInput
          form={form}
          name="msmeClass"
          options={optionsOf(msmeClasses, msmeClassLabel, t)}
          emptyLabel={t('Not registered as one')}
        />
        <TextInput form={form} name="udyamNumber" uppercase />
        {msmeClass && (
          <WholeNumberInput
            form={form}
            name="msmeAgreedDays"
            hint={t('The law allows 45 at most, and 15 where nothing is written.')}
          />
        )}
      </FormGrid>
      <TextInput
        form={form}
        name="paymentHoldReason"
        hint={t('With a reason here no payment run takes its bills. Leave it empty to pay them.')}
      />
    </FormDialog>
  );
}
