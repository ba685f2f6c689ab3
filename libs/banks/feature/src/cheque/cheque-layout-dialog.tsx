import {
  type BankCheque,
  chequeFieldLabel,
  chequeFields,
  setChequeLayout,
  type SetChequeLayoutInput,
  usualChequeLayout,
} from '@freightdesk/banks-contract';
import { bankChequeSchema, setChequeLayoutInput } from '@freightdesk/banks-contract/schema';
import { useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { DecimalInput, FormDialog, FormGrid, type SchemaForm, useRecordForm } from '@freightdesk/shared-ui/forms';
import Button from '@mui/material/Button';
import { DrawnLeaf } from './drawn-leaf';

const startOf = ({ isUsual: _usual, ...layout }: BankCheque) => layout;

/** The leaf and where each thing stands on it; one row a thing. */
function LeafFields({ form }: { form: SchemaForm<SetChequeLayoutInput> }) {
  const { t } = useTranslation();
  return (
    <>
      <FormGrid>
        <DecimalInput form={form} name="widthMm" />
        <DecimalInput form={form} name="heightMm" />
      </FormGrid>
      {chequeFields.map((field) => {
        const called = (name: string) => `${t(chequeFieldLabel[field])}: ${name}`;
        return (
          <FormGrid key={field} columns={3}>
            <DecimalInput form={form} name={`${field}.xMm`} label={called(t('From the left, mm'))} />
            <DecimalInput form={form} name={`${field}.yMm`} label={called(t('From above, mm'))} />
            <DecimalInput form={form} name={`${field}.widthMm`} label={called(t('Width, mm'))} />
          </FormGrid>
        );
      })}
    </>
  );
}

/** Moves what is printed to where the bank's own leaf has its lines and boxes. */
export function ChequeLayoutDialog(props: { name: string; layout: BankCheque; onClose: () => void }) {
  const { name, layout, onClose } = props;
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, saving } = useRecordForm({
    schema: setChequeLayoutInput,
    record: layout,
    recordSchema: bankChequeSchema,
    startOf,
    send: useSave(setChequeLayout),
  });
  const takeUsual = () => form.reset({ ...form.getValues(), ...usualChequeLayout }, { keepDefaultValues: true });
  return (
    <FormDialog
      {...saving}
      title={t('Cheque leaf of {{name}}', { name })}
      submitLabel={t('Save')}
      maxWidth="lg"
      onSaved={() => notify(t('The cheque leaf of {{name}} is saved', { name }))}
      onClose={onClose}
    >
      <DrawnLeaf layout={form.watch()} />
      <LeafFields form={form} />
      <Button onClick={takeUsual} sx={{ alignSelf: 'flex-start' }}>
        {t('Take the places of CTS-2010')}
      </Button>
    </FormDialog>
  );
}
