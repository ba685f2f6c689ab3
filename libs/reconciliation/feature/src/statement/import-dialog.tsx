import { mutationOf, useSave } from '@freightdesk/data-access-api';
import {
  importStatement,
  type ImportForm,
  mappingText,
  type Preview,
  previewStatement,
} from '@freightdesk/reconciliation-contract';
import { importForm } from '@freightdesk/reconciliation-contract/schema';
import { tableKinds } from '@freightdesk/shared-endpoint';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ProblemAlert, useNotify } from '@freightdesk/shared-ui';
import { FileInput, FormDialog, type SchemaForm, useRecordForm } from '@freightdesk/shared-ui/forms';
import { useMutation } from '@tanstack/react-query';
import type { ChosenBank } from '../bank/use-chosen-bank';
import { ColumnFields } from './column-fields';
import { PreviewLines } from './preview-lines';

const accepted = ['.csv', '.txt', '.xlsx', ...tableKinds];

/** Computers disagree on what a table is; its name says what the server will find in it. */
const asTable = (file: File): File =>
  new File([file], file.name, { type: /\.xlsx$/i.test(file.name) ? tableKinds[1] : tableKinds[0] });

/** How the file would be read: asked when it is chosen, and again by the columns that a person names. */
function usePreview(bankId: string, form: SchemaForm<ImportForm>) {
  const { mutate, data, error, isPending, reset } = useMutation(mutationOf(previewStatement));
  const fill = ({ mapping }: Preview) => {
    for (const [column, heading] of Object.entries(mapping ?? {}))
      form.setValue(`mapping.${column as 'date'}`, heading ?? '');
  };
  const look = (mapping?: string) => {
    const { file } = form.getValues();
    if (!(file instanceof File)) return;
    mutate({ bankId, file: asTable(file), ...(mapping !== undefined && { mapping }) }, { onSuccess: fill });
  };
  return { preview: data, error, isPending, reset, look };
}

/** A bank's file: chosen, shown as it would be read, and imported whole or not at all. */
export function ImportDialog({ bank, onClose }: { bank: ChosenBank; onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const send = useSave(importStatement);
  const { form, saving } = useRecordForm({
    schema: importForm,
    startOf: () => ({ mapping: { dateStyle: 'DMY' as const, decimalStyle: 'POINT' as const } }),
    send: ({ file, mapping }) =>
      send({ bankId: bank.id, file: file instanceof File ? asTable(file) : file, mapping: mappingText(mapping) }),
  });
  const { preview, error, isPending, look } = usePreview(bank.id, form);
  return (
    <FormDialog
      {...saving}
      title={t('Import a statement of {{name}}', { name: bank.name })}
      submitLabel={t('Import')}
      maxWidth="lg"
      onSaved={({ addedCount, knownCount }) =>
        notify(
          addedCount === 0
            ? t('Nothing is new: all {{count}} lines were imported before', { count: knownCount })
            : t('{{count}} lines are imported; known before: {{known}}', { count: addedCount, known: knownCount }),
        )
      }
      onClose={onClose}
    >
      <FileInput
        form={form}
        name="file"
        accept={accepted}
        hint={t('CSV or XLSX, as your bank hands it out')}
        isBusy={isPending}
        onChosen={() => look()}
      />
      <ProblemAlert error={error} />
      {preview && (
        <>
          <ColumnFields
            form={form}
            headings={preview.headings}
            onLook={() => look(mappingText(form.getValues().mapping))}
            isBusy={isPending}
          />
          <PreviewLines preview={preview} currency={bank.currency} />
        </>
      )}
    </FormDialog>
  );
}
