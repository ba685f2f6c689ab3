import {
  dateStyleLabel,
  dateStyles,
  decimalStyleLabel,
  decimalStyles,
  type ImportForm,
  statementColumns,
} from '@freightdesk/reconciliation-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { FormGrid, type SchemaForm, SelectInput } from '@freightdesk/shared-ui/forms';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface ColumnFieldsProps {
  form: SchemaForm<ImportForm>;
  headings: readonly string[];
  /** Reads the file again by what is chosen here. */
  onLook: () => void;
  isBusy: boolean;
}

/** Which column of the file says what, and how it writes days and amounts. */
export function ColumnFields({ form, headings, onLook, isBusy }: ColumnFieldsProps) {
  const { t } = useTranslation();
  const options = headings.map((heading) => ({ value: heading, label: heading }));
  const needed = ['date', 'narration'];
  return (
    <>
      <Typography variant="subtitle2" component="h3">
        {t('Columns of the file')}
      </Typography>
      <FormGrid columns={3}>
        {statementColumns.map((column) => (
          <SelectInput
            key={column}
            form={form}
            name={`mapping.${column}`}
            options={options}
            {...(!needed.includes(column) && { emptyLabel: t('None') })}
          />
        ))}
        <SelectInput
          form={form}
          name="mapping.dateStyle"
          options={dateStyles.map((value) => ({ value, label: t(dateStyleLabel[value]) }))}
        />
        <SelectInput
          form={form}
          name="mapping.decimalStyle"
          options={decimalStyles.map((value) => ({ value, label: decimalStyleLabel[value] }))}
        />
      </FormGrid>
      <Button variant="outlined" onClick={onLook} loading={isBusy} sx={{ alignSelf: 'flex-start' }}>
        {t('Read again with these columns')}
      </Button>
    </>
  );
}
