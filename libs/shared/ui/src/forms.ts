/** The entry `@freightdesk/shared-ui/forms`: loaded by chunks that hold a form, so that lists don't carry the form library. */
export { AmountInput } from './form/amount-input';
export { ComboInput, type Option } from './form/combo-input';
export { DateInput } from './form/date-input';
export { DecimalInput } from './form/decimal-input';
export { FormDialog, type FormDialogProps } from './form/form-dialog';
export { FormPage, type FormPageProps } from './form/form-page';
export { FormGrid } from './form/form-grid';
export { MultiSelectInput } from './form/multi-select-input';
export { parseDateText } from './form/parse-date-text';
export { SelectInput } from './form/select-input';
export { SwitchInput } from './form/switch-input';
export { TextInput } from './form/text-input';
export { WholeNumberInput } from './form/whole-number-input';
export { applyProblem } from './form/apply-problem';
export { type FormSchema, type SchemaForm, useSchemaForm } from './form/use-schema-form';
export { useFieldArray, useWatch } from 'react-hook-form';
