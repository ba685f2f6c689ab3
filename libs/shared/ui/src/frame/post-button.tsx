import Button from '@mui/material/Button';
import type { MouseEvent, Ref } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useConfirm } from '../confirm/use-confirm';
import { useLongAgoNote } from '../confirm/use-long-ago-note';
import type { SchemaForm } from '../form/use-schema-form';

/** How a document is entered in the books: the button, and what is asked before. */
export interface Posting {
  label: string;
  title: string;
  text: string;
  /** The document's own, as it stands in the form. */
  date: string | undefined;
}

interface PostButtonProps<Values extends FieldValues> {
  ref: Ref<HTMLButtonElement>;
  form: SchemaForm<Values>;
  posting: Posting;
  /** Told just before the form is sent: what is sent is meant so. */
  onConfirm: () => void;
}

/** Sends what the form holds for good, once it is complete and the person has been asked. */
export function PostButton<Values extends FieldValues>({ ref, form, posting, onConfirm }: PostButtonProps<Values>) {
  const { label, title, text, date } = posting;
  const confirm = useConfirm();
  const withNote = useLongAgoNote();
  const ask = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // What is wrong is told as of a form that was sent: in its summary, and field by field while it is mended.
    if (!(await form.trigger())) return form.handleSubmit(() => undefined)();
    if (!(await confirm({ title, text: withNote(text, date), confirmLabel: label }))) return;
    onConfirm();
    currentTarget.form?.requestSubmit();
  };
  return (
    <Button
      ref={ref}
      variant="outlined"
      aria-keyshortcuts="Control+Enter"
      disabled={form.formState.isSubmitting}
      onClick={(event) => void ask(event)}
    >
      {label}
    </Button>
  );
}
