import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form';
import { SavedMeanwhile } from '../conflict/saved-meanwhile';
import { useStaleVersion } from '../conflict/use-stale-version';
import { useNotify } from '../notify/snackbar-host';
import { FormDialog } from '../frame/form-dialog';
import { TextInput } from '../input/text-input';
import { type FormSchema, useSchemaForm } from '../form/use-schema-form';

interface Standing {
  id: string;
  version: number;
}

interface ReasonDialogProps<Values extends FieldValues> {
  record: Standing;
  schema: FormSchema<Values>;
  /** What the form holds but for the reason. */
  startOf: (standing: Standing) => NoInfer<DefaultValues<Values>>;
  reason: NoInfer<FieldPath<Values>>;
  hint?: string;
  title: string;
  submitLabel: string;
  /** What happens to the record by it. */
  text?: ReactNode;
  /** Said once it is done. */
  done: string;
  onSubmit: (input: Values) => Promise<unknown>;
  onClose: () => void;
}

/** Asks why before a record is cancelled, reversed or opened again: the reason stays with it. */
export function ReasonDialog<Values extends FieldValues>(props: ReasonDialogProps<Values>) {
  const { record, schema, startOf, reason, hint, title, submitLabel, text, done, onSubmit, onClose } = props;
  const notify = useNotify();
  const form = useSchemaForm(schema, startOf({ id: record.id, version: record.version }));
  const { save, contested } = useStaleVersion({ form, record, startOf, onSubmit });
  return (
    <FormDialog
      form={form}
      title={title}
      submitLabel={submitLabel}
      onSubmit={save}
      onSaved={() => notify(done)}
      onClose={onClose}
      maxWidth="xs"
    >
      <SavedMeanwhile form={form} contested={contested} />
      {text && <Typography color="textSecondary">{text}</Typography>}
      <TextInput form={form} name={reason} rows={2} required autoFocus hint={hint} />
    </FormDialog>
  );
}
