import { useTranslation } from '@freightdesk/shared-i18n';
import { SectionCard } from '@freightdesk/shared-ui';
import {
  AmountInput,
  DecimalInput,
  FormGrid,
  SwitchInput,
  TextInput,
  WholeNumberInput,
} from '@freightdesk/shared-ui/forms';
import Stack from '@mui/material/Stack';
import { DimensionLines } from './dimension-lines';
import type { DocketFieldsProps } from './docket-fields';
import { WeightsExplained } from './weights-explained';

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
