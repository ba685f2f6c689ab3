import type { AddJobcardInput } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { SectionCard } from '@freightdesk/shared-ui';
import {
  LineRow,
  DecimalInput,
  type SchemaForm,
  TextInput,
  useFieldArray,
  WholeNumberInput,
} from '@freightdesk/shared-ui/forms';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const newLine = { quantity: 1, type: '', lengthCm: '', widthCm: '', heightCm: '', grossKg: '', description: '' };
const columns = '100px minmax(110px, 1fr) repeat(3, 110px) 130px minmax(160px, 2fr)';

/** The packages of a job, a line for each kind; the weights they make stand beside the buttons. */
export function PackageLines({ form }: { form: SchemaForm<AddJobcardInput> }) {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'packages' });
  const add = (
    <Button startIcon={<AddIcon />} onClick={() => append({ ...newLine })}>
      {t('Add packages')}
    </Button>
  );
  return (
    <SectionCard title={t('Packages')} action={add}>
      <Stack spacing={2}>
        {fields.length === 0 && <Typography color="textSecondary">{t('No packages are listed yet.')}</Typography>}
        {fields.map((field, index) => (
          <LineRow
            key={field.id}
            label={t('Packages, line {{line}}', { line: index + 1 })}
            columns={columns}
            onRemove={() => remove(index)}
          >
            <WholeNumberInput form={form} name={`packages.${index}.quantity`} />
            <TextInput form={form} name={`packages.${index}.type`} />
            <DecimalInput form={form} name={`packages.${index}.lengthCm`} />
            <DecimalInput form={form} name={`packages.${index}.widthCm`} />
            <DecimalInput form={form} name={`packages.${index}.heightCm`} />
            <DecimalInput form={form} name={`packages.${index}.grossKg`} />
            <TextInput form={form} name={`packages.${index}.description`} />
          </LineRow>
        ))}
      </Stack>
    </SectionCard>
  );
}
