import { systemClock } from '@freightdesk/shared-calendar';
import type { Schema } from '@freightdesk/shared-endpoint/schema';
import { DocumentDateInput, FormDialog, TextInput, useMeantDate, useRecordForm } from '@freightdesk/shared-ui/forms';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { leftAmounts, outstandingAmounts } from './left-amounts';
import { NoteLines } from './note-lines';
import { NotePreview, type NoteSide } from './note-preview';
import { type NotedDocument, noteFormSchema, type NoteInput, noteInputOf, type NoteValues } from './note-values';

interface NoteFormProps<Answer> {
  document: NotedDocument;
  side: NoteSide;
  /** The contract's, of what is sent. */
  schema: Schema<unknown>;
  title: string;
  submitLabel: string;
  about: string;
  /** It begins with what is outstanding, and not with all that is left. */
  ofRest?: boolean;
  /** What the law says of a note of that day. */
  warning?: (date: string) => ReactNode;
  send: (input: NoteInput) => Promise<Answer>;
  onSaved: (answer: Answer) => void;
  onClose: () => void;
}

/** How much of each line of a document a note takes off, and why; what it comes to stands below as it is typed. */
export function NoteForm<Answer>(props: NoteFormProps<Answer>) {
  const { document, side, title, submitLabel, about, ofRest = false, warning, send, onSaved, onClose } = props;
  const askDate = useMeantDate();
  const [schema] = useState(() => noteFormSchema(document, props.schema));
  const { form, saving } = useRecordForm({
    schema,
    startOf: (): NoteValues => ({
      ...{ id: document.id, date: systemClock.today(), reason: '' },
      amounts: ofRest ? outstandingAmounts(document) : leftAmounts(document),
    }),
    send: async (values: NoteValues) => {
      await askDate(values.date);
      return send(noteInputOf(document, values));
    },
  });
  const { amounts, date } = form.watch();
  return (
    <FormDialog {...saving} title={title} submitLabel={submitLabel} onSaved={onSaved} onClose={onClose} maxWidth="md">
      <Typography variant="body2" color="textSecondary">
        {about}
      </Typography>
      <DocumentDateInput form={form} name="date" required />
      <NoteLines form={form} document={document} />
      <TextInput form={form} name="reason" rows={2} required />
      <NotePreview document={document} side={side} amounts={amounts} />
      {warning?.(date)}
    </FormDialog>
  );
}
