import { useTranslation } from '@freightdesk/shared-i18n';
import { SectionCard } from '@freightdesk/shared-ui';
import {
  AmountInput,
  DecimalInput,
  FormGrid,
  LineRow,
  SwitchInput,
  TextInput,
  useFieldArray,
  WholeNumberInput,
} from '@freightdesk/shared-ui/forms';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { DocketFieldsProps, DocketForm } from './docket-form';
import { WeightsExplained } from './docket-weights';

const newLine = { quantity: 1, lengthCm: '', widthCm: '', heightCm: '' };

/** Packages that were measured, a line for each size. */
function DimensionLines({ form }: { form: DocketForm }) {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'dimensions' });
  return (
    <>
      {fields.map((field, index) => (
        <LineRow
          key={field.id}
          label={t('Measures, line {{line}}', { line: index + 1 })}
          columns="repeat(4, minmax(0, 1fr))"
          from="sm"
          onRemove={() => remove(index)}
        >
          <WholeNumberInput form={form} name={`dimensions.${index}.quantity`} />
          <DecimalInput form={form} name={`dimensions.${index}.lengthCm`} />
          <DecimalInput form={form} name={`dimensions.${index}.widthCm`} />
          <DecimalInput form={form} name={`dimensions.${index}.heightCm`} />
        </LineRow>
      ))}
      <Button startIcon={<AddIcon />} onClick={() => append({ ...newLine })} sx={{ alignSelf: 'flex-start' }}>
        {t('Add measures')}
      </Button>
    </>
  );
}

/** What is carried, and what the freight is charged on. */
export function GoodsSection({ form, docket }: DocketFieldsProps) {
  const { t } = useTranslation();
  return (
    <SectionCard title={t('Goods and weight')}>
      <Stack spacing={2}>
        <TextInput form={form} name="description" />
        <FormGrid columns={3}>
          <WholeNumberInput form={form} name="packages" />
          <TextInput form={form} name="packing" hint={t('Cartons, bags, drums')} />
          <AmountInput form={form} name="declaredValuePaise" />
          <DecimalInput form={form} name="actualKg" />
          <DecimalInput form={form} name="minimumKg" hint={t('The least that the tariff charges for')} />
          <SwitchInput form={form} name="isHazardous" />
        </FormGrid>
        <DimensionLines form={form} />
        <WeightsExplained form={form} docket={docket} />
      </Stack>
    </SectionCard>
  );
}
