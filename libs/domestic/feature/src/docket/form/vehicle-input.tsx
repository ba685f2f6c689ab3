import { repairVehicleNumber } from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { TextInput, useWatch } from '@freightdesk/shared-ui/forms';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DocketForm } from './docket-fields';

/** The vehicle's plate; zeros that were left out are offered. */
export function VehicleInput({ form }: { form: DocketForm }) {
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
