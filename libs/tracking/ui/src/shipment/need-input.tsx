import type { Need, UpdateDomesticShipmentStatusInput } from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import {
  AmountInput,
  DateInput,
  InstantInput,
  type SchemaForm,
  SelectInput,
  TextInput,
  WholeNumberInput,
} from '@freightdesk/shared-ui/forms';
import { needKind } from './need-kind';

interface NeedInputProps {
  form: SchemaForm<UpdateDomesticShipmentStatusInput>;
  need: Need;
  required: boolean;
  hint?: string;
}

/** The field of one fact that a status needs. */
export function NeedInput({ need, ...rest }: NeedInputProps) {
  const { t } = useTranslation();
  const kind = needKind(need);
  const field = { ...rest, name: need };
  switch (kind) {
    case 'text':
      return <TextInput {...field} uppercase={need === 'vehicleNo'} />;
    case 'date':
      return <DateInput {...field} />;
    case 'instant':
      return <InstantInput {...field} />;
    case 'count':
      return <WholeNumberInput {...field} />;
    case 'paise':
      return <AmountInput {...field} />;
    default:
      return <SelectInput {...field} options={kind.map(({ value, label }) => ({ value, label: t(label) }))} />;
  }
}
