import { useTranslation } from '@freightdesk/shared-i18n';
import { SectionCard } from '@freightdesk/shared-ui';
import {
  AmountInput,
  DecimalInput,
  FormGrid,
  gridLines,
  LineGrid,
  SwitchInput,
  TextInput,
  useFieldArray,
  WholeNumberInput,
} from '@freightdesk/shared-ui/forms';
import Stack from '@mui/material/Stack';
import type { DocketFieldsProps, DocketForm } from './docket-form';
import { WeightsExplained } from './docket-weights';

const blank = { quantity: 1, lengthCm: '', widthCm: '', heightCm: '' };

/** Packages that were measured, a line for each size. */
function DimensionLines({ form }: { form: DocketForm }) {
  const { t } = useTranslation();
  const array = useFieldArray({ control: form.control, name: 'dimensions' });
  const lineAt = (index: number) => ({ ...blank, ...form.getValues(`dimensions.${index}`) });
  const sides = { width: 'minmax(0, 1fr)', isFigure: true };
  return (
    <LineGrid
      form={form}
      {...gridLines(array, { blank, lineAt })}
      columns={[
        { field: 'quantity', label: t('Quantity'), ...sides },
        { field: 'lengthCm', label: t('Length cm'), ...sides },
        { field: 'widthCm', label: t('Width cm'), ...sides },
        { field: 'heightCm', label: t('Height cm'), ...sides },
      ]}
      nameOf={(index) => t('Measures, line {{line}}', { line: index + 1 })}
      addLabel={t('Add measures')}
      mayBeEmpty
    >
      {(index) => (
        <>
          <WholeNumberInput form={form} name={`dimensions.${index}.quantity`} />
          <DecimalInput form={form} name={`dimensions.${index}.lengthCm`} />
          <DecimalInput form={form} name={`dimensions.${index}.widthCm`} />
          <DecimalInput form={form} name={`dimensions.${index}.heightCm`} />
        </>
      )}
    </LineGrid>
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
