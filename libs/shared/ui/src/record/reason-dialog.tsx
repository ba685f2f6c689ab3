import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form';
import { useNotify } from '../notify/snackbar-host';
import { FormDialog } from '../frame/form-dialog';
import { TextInput } from '../input/text-input';
import type { FormSchema } from '../form/use-schema-form';
import { type RecordSchema, useRecordForm } from './use-record-form';

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

/** Only what the record is called and which version it has: what else was changed does not touch a reason. */
const ofAnyRecord: RecordSchema<Standing> = {
  isValidSync: (value): value is Standing =>
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'version' in value &&
    typeof value.version === 'number',
};

/** Asks why before a record is cancelled, reversed or opened again: the reason stays with it. */
export function ReasonDialog<Values extends FieldValues>(props: ReasonDialogProps<Values>) {
  const { record, schema, startOf, reason, hint, title, submitLabel, text, done, onSubmit, onClose } = props;
  const notify = useNotify();
  const { form, saving } = useRecordForm<Values, unknown, Standing>({
    schema,
    startOf: ({ id, version }) => startOf({ id, version }),
    send: onSubmit,
    record,
    recordSchema: ofAnyRecord,
  });
  return (
    <FormDialog
      {...saving}
      title={title}
      submitLabel={submitLabel}
      onSaved={() => notify(done)}
      onClose={onClose}
      maxWidth="xs"
    >
      {text && <Typography color="textSecondary">{text}</Typography>}
      <TextInput form={form} name={reason} rows={2} required autoFocus hint={hint} />
    </FormDialog>
  );
}
