import {
  type DocketStatus,
  undeliveredReasonLabel,
  undeliveredReasons,
  type UpdateDomesticShipmentStatusInput,
} from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf } from '@freightdesk/shared-ui';
import { type SchemaForm, SelectInput, TextInput } from '@freightdesk/shared-ui/forms';

interface ReasonInputProps {
  form: SchemaForm<UpdateDomesticShipmentStatusInput>;
  to: DocketStatus;
}

/** Why: goods that came back from the door have one of a few reasons, everything else is said in words. */
export function ReasonInput({ form, to }: ReasonInputProps) {
  const { t } = useTranslation();
  if (to !== 'UNDELIVERED') return <TextInput form={form} name="reason" rows={2} required />;
  const options = optionsOf(undeliveredReasons, undeliveredReasonLabel, t);
  return <SelectInput form={form} name="reason" options={options} required />;
}
