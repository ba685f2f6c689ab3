import { useTranslation } from '@freightdesk/shared-i18n';
import {
  AmountInput,
  DecimalInput,
  InstantInput,
  PlannedDateInput,
  type SchemaForm,
  SelectInput,
  TextInput,
  WholeNumberInput,
} from '@freightdesk/shared-ui/forms';
import type { Need } from '@freightdesk/tracking-contract';
import type { StatusValues } from './status-values';

interface NeedInputProps {
  form: SchemaForm<StatusValues>;
  name: string;
  need: Need;
  required: boolean;
  hint?: string;
}

/** The field of one fact that a status needs. */
export function NeedInput({ need: { kind, choiceLabels }, ...field }: NeedInputProps) {
  const { t } = useTranslation();
  if (choiceLabels) {
    const options = Object.entries(choiceLabels).map(([value, label]) => ({ value, label: t(label) }));
    return <SelectInput {...field} options={options} />;
  }
  switch (kind) {
    case 'date':
      return <PlannedDateInput {...field} />;
    case 'instant':
      return <InstantInput {...field} />;
    case 'count':
      return <WholeNumberInput {...field} />;
    case 'decimal':
      return <DecimalInput {...field} />;
    case 'paise':
      return <AmountInput {...field} />;
    default:
      return <TextInput {...field} uppercase={kind === 'code'} />;
  }
}
