import {
  type AddJobcardInput,
  containerFormatProblem,
  containerTypeCodes,
  containerTypes,
  hasContainerCheckDigit,
} from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { SectionCard } from '@freightdesk/shared-ui';
import {
  LineRow,
  type SchemaForm,
  SelectInput,
  TextInput,
  useFieldArray,
  useWatch,
} from '@freightdesk/shared-ui/forms';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

type JobForm = SchemaForm<AddJobcardInput>;

const newLine = { containerNumber: '', sizeType: '22G1', sealNumber: '', checkDigitOverrideReason: '' } as const;
const columns = 'minmax(160px, 1fr) minmax(160px, 1fr) minmax(140px, 1fr) minmax(200px, 2fr)';
const typeOptions = containerTypeCodes.map((value) => ({ value, label: `${value} · ${containerTypes[value]}` }));

/** Asked only of a number that has the right form and a last digit that does not fit: some old boxes are painted wrong. */
function OverrideReason({ form, index }: { form: JobForm; index: number }) {
  const number = useWatch({ control: form.control, name: `containers.${index}.containerNumber` });
  if (!number || containerFormatProblem(number) !== null || hasContainerCheckDigit(number)) return <span />;
  return <TextInput form={form} name={`containers.${index}.checkDigitOverrideReason`} />;
}

export function ContainerLines({ form }: { form: JobForm }) {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'containers' });
  const add = (
    <Button startIcon={<AddIcon />} onClick={() => append({ ...newLine })}>
      {t('Add container')}
    </Button>
  );
  return (
    <SectionCard title={t('Containers')} action={add}>
      <Stack spacing={2}>
        {fields.length === 0 && <Typography color="textSecondary">{t('No containers are listed yet.')}</Typography>}
        {fields.map((field, index) => (
          <LineRow
            key={field.id}
            label={t('Container, line {{line}}', { line: index + 1 })}
            columns={columns}
            onRemove={() => remove(index)}
          >
            <TextInput form={form} name={`containers.${index}.containerNumber`} uppercase />
            <SelectInput form={form} name={`containers.${index}.sizeType`} options={typeOptions} />
            <TextInput form={form} name={`containers.${index}.sealNumber`} />
            <OverrideReason form={form} index={index} />
          </LineRow>
        ))}
      </Stack>
    </SectionCard>
  );
}
