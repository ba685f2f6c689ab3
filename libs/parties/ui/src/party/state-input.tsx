import { type StateCode, stateName } from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ChoiceInput, type Option, type SchemaForm } from '@freightdesk/shared-ui/forms';
import type { FieldPath, FieldValues } from 'react-hook-form';

interface StateInputProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  name: FieldPath<Values>;
  codes: readonly StateCode[];
  /** What stands where it is left empty, translated. */
  hint?: string;
  required?: boolean;
}

/** A State by its name in the reader's language or in English, or by the two digits that a GSTIN begins with. */
export function StateInput<Values extends FieldValues>({ codes, ...field }: StateInputProps<Values>) {
  const { t, language } = useTranslation();
  const options = codes.map((code): Option => ({
    id: code,
    label: t(stateName(code)),
    detail: code,
    also: stateName(code),
  }));
  return <ChoiceInput {...field} list={`States ${language} ${codes.length}`} options={options} />;
}
