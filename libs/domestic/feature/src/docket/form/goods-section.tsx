import { useTranslation } from '@freightdesk/shared-i18n';
import { SectionCard } from '@freightdesk/shared-ui';
import {
  AmountInput,
  DecimalInput,
  FormGrid,
  SwitchInput,
  TextInput,
  useFieldArray,
  WholeNumberInput,
} from '@freightdesk/shared-ui/forms';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { DocketFieldsProps, DocketForm } from './docket-form';
import { WeightsExplained } from './docket-weights';
import { RemoveButton } from './remove-button';

const newLine = { quantity: 1, lengthCm: '', widthCm: '', heightCm: '' };
const measuresLook = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr)) auto' },
  // On a phone the measures stand two by two, and the button below them.
  '& > button': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
};

/** Packages that were measured, a line for each size. */
function DimensionLines({ form }: { form: DocketForm }) {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'dimensions' });
  return (
    <>
      {fields.map((field, index) => {
        const label = t('Measures, line {{line}}', { line: index + 1 });
        return (
          <Box key={field.id} role="group" aria-label={label} sx={measuresLook}>
            <WholeNumberInput form={form} name={`dimensions.${index}.quantity`} />
            <DecimalInput form={form} name={`dimensions.${index}.lengthCm`} />
            <DecimalInput form={form} name={`dimensions.${index}.widthCm`} />
            <DecimalInput form={form} name={`dimensions.${index}.heightCm`} />
            <RemoveButton label={label} onClick={() => remove(index)} />
          </Box>
        );
      })}
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
