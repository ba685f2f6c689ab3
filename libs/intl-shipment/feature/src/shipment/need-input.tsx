import type { Need, UpdateShipmentStatusInput } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import {
  AmountInput,
  DateInput,
  DecimalInput,
  InstantInput,
  type SchemaForm,
  SelectInput,
  TextInput,
  WholeNumberInput,
} from '@freightdesk/shared-ui/forms';
import { needKind } from './need-kind';

/** The field of one fact that a state needs. */
export function NeedInput({ form, need }: { form: SchemaForm<UpdateShipmentStatusInput>; need: Need }) {
  const { t } = useTranslation();
  const kind = needKind(need);
  const field = { form, name: need, required: true };
  switch (kind) {
    case 'text':
      return <TextInput {...field} />;
    case 'date':
      return <DateInput {...field} />;
    case 'instant':
      return <InstantInput {...field} />;
    case 'count':
      return <WholeNumberInput {...field} />;
    case 'decimal':
      return <DecimalInput {...field} />;
    case 'paise':
      return <AmountInput {...field} />;
    default:
      return <SelectInput {...field} options={kind.map(({ value, label }) => ({ value, label: t(label) }))} />;
  }
}
