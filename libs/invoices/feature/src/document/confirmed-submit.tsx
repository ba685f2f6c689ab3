import { useConfirm } from '@freightdesk/shared-ui';
import type { SchemaForm } from '@freightdesk/shared-ui/forms';
import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import type { FieldValues } from 'react-hook-form';

interface ConfirmedSubmitProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  label: string;
  /** Asked once the form is complete. */
  question: { title: string; text: string };
  /** Told just before the form is sent: what is sent is meant so. */
  onConfirm: () => void;
}

/** Sends what the form holds for good, once it is complete and the person has been asked. */
export function ConfirmedSubmit<Values extends FieldValues>(props: ConfirmedSubmitProps<Values>) {
  const { form, label, question, onConfirm } = props;
  const confirm = useConfirm();
  const ask = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return;
    if (!(await confirm({ ...question, confirmLabel: label }))) return;
    onConfirm();
    currentTarget.form?.requestSubmit();
  };
  return (
    <Button variant="outlined" disabled={form.formState.isSubmitting} onClick={(event) => void ask(event)}>
      {label}
    </Button>
  );
}
