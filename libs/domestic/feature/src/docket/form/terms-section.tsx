import {
  carriageRiskLabel,
  carriageRisks,
  docketDeliveries,
  docketDeliveryLabel,
  freightBases,
  freightBasisLabel,
  gstPayerLabel,
  gstPayers,
  repairVehicleNumber,
} from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf, SectionCard } from '@freightdesk/shared-ui';
import { FormGrid, SelectInput, TextInput, useWatch } from '@freightdesk/shared-ui/forms';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { DocketForm } from './docket-form';

/** The vehicle's plate; zeros that were left out are offered. */
function VehicleInput({ form }: { form: DocketForm }) {
  const { t } = useTranslation();
  const typed = useWatch({ control: form.control, name: 'vehicleNumber' });
  const repaired = typed ? repairVehicleNumber(typed) : null;
  const use = (number: string) => form.setValue('vehicleNumber', number, { shouldDirty: true, shouldValidate: true });
  return (
    <Box>
      <TextInput form={form} name="vehicleNumber" uppercase />
      {repaired !== null && (
        <Button size="small" onClick={() => use(repaired)}>
          {t('Use {{number}}', { number: repaired })}
        </Button>
      )}
    </Box>
  );
}

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
