import {
  carriageRiskLabel,
  carriageRisks,
  docketDeliveries,
  docketDeliveryLabel,
  freightBases,
  freightBasisLabel,
  gstPayerLabel,
  gstPayers,
} from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf, SectionCard } from '@freightdesk/shared-ui';
import { FormGrid, SelectInput, TextInput } from '@freightdesk/shared-ui/forms';
import Stack from '@mui/material/Stack';
import type { DocketForm } from './docket-fields';
import { VehicleInput } from './vehicle-input';

/** On which terms the goods are carried, and by which vehicle. */
export function TermsSection({ form }: { form: DocketForm }) {
  const { t } = useTranslation();
  const emptyLabel = t('Not said yet');
  return (
    <SectionCard title={t('Terms and vehicle')}>
      <Stack spacing={2}>
        <FormGrid columns={4}>
          <SelectInput
            form={form}
            name="risk"
            options={optionsOf(carriageRisks, carriageRiskLabel, t)}
            emptyLabel={emptyLabel}
          />
          <SelectInput
            form={form}
            name="freightBasis"
            options={optionsOf(freightBases, freightBasisLabel, t)}
            emptyLabel={emptyLabel}
          />
          <SelectInput
            form={form}
            name="gstPayableBy"
            options={optionsOf(gstPayers, gstPayerLabel, t)}
            emptyLabel={emptyLabel}
          />
          <SelectInput form={form} name="delivery" options={optionsOf(docketDeliveries, docketDeliveryLabel, t)} />
        </FormGrid>
        <FormGrid columns={3}>
          <VehicleInput form={form} />
          <TextInput form={form} name="driverName" />
          <TextInput form={form} name="driverPhone" type="tel" />
        </FormGrid>
        <TextInput form={form} name="notes" rows={2} />
      </Stack>
    </SectionCard>
  );
}
