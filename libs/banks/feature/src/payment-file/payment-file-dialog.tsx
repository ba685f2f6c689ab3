import {
  fileAmountStyleLabel,
  fileAmountStyles,
  fileDateFormats,
  fileFormats,
  type FileLayout,
  type PaymentFile,
  setPaymentFile,
  usualFileLayout,
} from '@freightdesk/banks-contract';
import { paymentFileSchema, setPaymentFileInput } from '@freightdesk/banks-contract/schema';
import { useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { FormDialog, FormGrid, SelectInput, SwitchInput, TextInput, useRecordForm } from '@freightdesk/shared-ui/forms';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FileColumns, type PaymentFileForm } from './file-columns';
import { FileRows } from './file-rows';

/** Each column as a form holds it. */
const typed = ({ columns, iftWord = null, ...layout }: FileLayout) => ({
  ...layout,
  iftWord,
  columns: columns.map(({ fixed = null, most = null, ...column }) => ({ ...column, fixed, most })),
});

const startOf = ({ isUsual: _usual, ...file }: PaymentFile) => ({ ...file, ...typed(file) });

const asWritten = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

function FileWords({ form }: { form: PaymentFileForm }) {
  const { t } = useTranslation();
  return (
    <FormGrid columns={3}>
      <SelectInput form={form} name="format" options={asWritten(fileFormats)} />
      <SelectInput form={form} name="dateFormat" options={asWritten(fileDateFormats)} />
      <SelectInput
        form={form}
        name="amountStyle"
        options={fileAmountStyles.map((value) => ({ value, label: fileAmountStyleLabel[value] }))}
      />
      <TextInput form={form} name="neftWord" />
      <TextInput form={form} name="rtgsWord" />
      <TextInput form={form} name="iftWord" hint={t('Left empty, such payments go by NEFT or RTGS')} />
      <SwitchInput form={form} name="hasHeader" />
    </FormGrid>
  );
}

/** While it is typed: how the file of a run would begin. */
function TypedRows({ form }: { form: PaymentFileForm }) {
  const { t } = useTranslation();
  return (
    <>
      <Typography variant="subtitle2" component="h3">
        {t('How the file begins')}
      </Typography>
      <FileRows layout={form.watch()} />
    </>
  );
}

/** The columns of a bank's file, and how it spells what stands in them. */
export function PaymentFileDialog({ name, file, onClose }: { name: string; file: PaymentFile; onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, saving } = useRecordForm({
    schema: setPaymentFileInput,
    record: file,
    recordSchema: paymentFileSchema,
    startOf,
    send: useSave(setPaymentFile),
  });
  const takeUsual = () =>
    form.reset({ ...form.getValues(), ...typed(usualFileLayout) }, { keepDefaultValues: true, keepDirty: false });
  return (
    <FormDialog
      {...saving}
      title={t('Payment file of {{name}}', { name })}
      submitLabel={t('Save')}
      maxWidth="lg"
      onSaved={() => notify(t('The payment file of {{name}} is saved', { name }))}
      onClose={onClose}
    >
      <FileWords form={form} />
      <FileColumns form={form} />
      <Button onClick={takeUsual} sx={{ alignSelf: 'flex-start' }}>
        {t('Take the usual columns')}
      </Button>
      <TypedRows form={form} />
    </FormDialog>
  );
}
